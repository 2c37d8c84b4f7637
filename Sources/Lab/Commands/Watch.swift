import PrintableText
import Stage
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
    situations: [.past],
    example: CommandExample("watch 300ms", after: "load products; open"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "watch [SPEED]")
      guard let pace = Milliseconds(words.first ?? "500ms"), pace.count <= maximumPause else {
        throw .misused("\((words.first ?? "").readable) is no time.  watch 300ms  or  watch 2s")
      }
      let moves = try session.cursorMoves()
      guard session.isAttended else {
        throw .failed(
          "A script has no screen to play on.  step  shows row by row in a script, too."
        )
      }
      session.playback = RowPlayback(
        moves.moment,
        after: moves.row < moves.moment.lastNumber ? moves.row : 0,
        pace: pace.count,
        in: session
      )
      return StyledText()
    }
  )
  /// The maximum time between one row and the next, in milliseconds.
  private static let maximumPause = 60_000
}
