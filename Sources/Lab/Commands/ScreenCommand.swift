import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let screen = Command(
    usage: "screen [all]",
    help: """
      Shows the screen and the actions that are possible on it; of more than \(ScreenExcerpt.maximumRows) \
      rows only some.
      screen all  shows every row.
      """,
    summary: "Shows what is on the screen",
    example: CommandExample("screen", after: "load products; open"),
    maximumWords: 1,
    complete: { _, _ in ["all"] },
    run: { session, words throws(Refusal) in
      let isWhole = words.first?.lowercased() == "all"
      if let word = words.first, !isWhole {
        throw .misused("\(word.readable) is no word for screen.  screen all  shows every row.")
      }
      let moment = try session.moment()
      if let screen = moment.screen {
        return session.drawn(screen, isWhole: isWhole) + session.offersText
      }
      if moment.isClosed { throw .failed("\(StageError.closed)") }
      guard let now = try session.requireLoaded().now.screen else {
        try session.refuseToLook(at: "screens")
        throw .failed("Nothing is on the screen. \(session.openFirst)")
      }
      return session.drawn(Screen(title: now.title), isWhole: isWhole) + session.offersText
    }
  )
}
