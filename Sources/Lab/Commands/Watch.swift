import PrintableText
import TerminalText

extension Command {
  static let watch = Command(
    name: "watch",
    group: .step,
    usage: "watch [SPEED]",
    help: """
      Plays the conversation row by row, from the cursor on, or from the beginning: each row stands as \
      long as you say, watch 300ms, watch 2s. Any key stops it at that row.
      """,
    summary: "Plays the conversation row by row: watch 300ms",
    occasions: [.past],
    example: CommandExample("watch 300ms", after: "load products; open"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "watch [SPEED]")
      guard let pace = Pace(words.first ?? "500ms") else {
        throw .misused("\((words.first ?? "").readable) is no time.  watch 300ms  or  watch 2s")
      }
      let moves = try session.cursorMoves()
      guard session.isAttended else {
        throw .failed("Nobody is there to watch.  step  shows row by row in a script, too.")
      }
      session.watching = Watching(
        moves.moment,
        after: session.debugger.cursor ?? 0,
        pace: pace.milliseconds,
        session.diagramOptions,
        isColoured: session.isColoured
      )
      return StyledText()
    }
  )
}

/// A time as it is typed: `300ms`, `300`, `2s`; at most a minute.
private struct Pace {
  let milliseconds: Int

  init?(_ word: String) {
    let isSeconds = word.hasSuffix("s") && !word.hasSuffix("ms")
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard ["", "s", "ms"].contains(word.dropFirst(digits.count)), let number = Int(digits),
      number <= 60_000 / (isSeconds ? 1000 : 1)
    else { return nil }
    milliseconds = isSeconds ? number * 1000 : number
  }
}
