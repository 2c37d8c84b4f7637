import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let screen = Command(
    name: "screen",
    group: .act,
    usage: "screen [all]",
    help: """
      Shows what is on the screen; of more than \(ScreenExcerpt.longest) rows only some.
      screen all  shows every row.
      """,
    complete: { _, words in words.isEmpty ? ["all"] : [] },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "screen [all]")
      let isWhole = words.first?.lowercased() == "all"
      if let word = words.first, !isWhole {
        throw .misused("\(word.shown) is no word for screen.  screen all  shows every row.")
      }
      let loaded = try session.requireLoaded()
      guard let screen = loaded.screen else {
        if loaded.isClosed { throw .failed("\(StageError.closed)") }
        throw .failed("Nothing is on the screen. Type  open  first.")
      }
      guard session.hiddenFrom != nil else { return session.drawn(screen, isWhole: isWhole) }
      let shown = try session.visibleTrace().events.last { $0.screen != nil }?.screen
      return session.drawn(shown ?? Screen(title: screen.title), isWhole: isWhole)
    }
  )
}
