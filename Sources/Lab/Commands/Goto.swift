import PrintableText
import TerminalText
import Traces

extension Command {
  static let goto = Command(
    usage: "goto #N|-N|end|lost|finding",
    help: """
      Puts the cursor behind a row: goto #3; so many rows back: goto -2; to the end: goto end; to the \
      next message that was lost, or the next row that a finding rests on, from the beginning after \
      the last. Commands that show something then show that moment.
      """,
    summary: "Goes back to a row: goto #3",
    example: CommandExample("goto #3", after: "load products; open"),
    maximumWords: 1,
    complete: { session, _ in ["end", "finding", "lost"] + session.reachableRowNames },
    run: { session, words throws(Refusal) in try session.goto(words.first) }
  )
}

extension Session {
  fileprivate func goto(_ word: String?) throws(Refusal) -> StyledText {
    let moves = try cursorMoves()
    switch word {
    case "end": return try stop(at: nil)
    case "lost":
      let lost = moves.moment.events(fromRow: 1).filter { $0.kind == .lost }.compactMap(\.number)
      return try stop(at: try next(of: lost, after: moves, orSay: "No message was lost."))
    case "finding":
      debugger.lookTally.noteFindingShown()
      let rows = findingRows(in: moves.moment).sorted()
      return try stop(at: try next(of: rows, after: moves, orSay: "No finding rests on a row."))
    default: return try stop(at: try row(word, from: moves))
    }
  }

  /// Returns the first of `rows` after the cursor's row; if there is none, or the cursor is at the end, the first of all.
  private func next(
    of rows: [Int],
    after moves: CursorMoves,
    orSay message: String
  ) throws(Refusal) -> Int {
    guard let first = rows.first else { throw .failed(message) }
    return debugger.cursor == nil ? first : rows.first { $0 > moves.row } ?? first
  }

  private func row(_ word: String?, from moves: CursorMoves) throws(Refusal) -> Int {
    let last = moves.moment.lastNumber
    if let word, word.hasPrefix("-"), let count = Int(typed: word.dropFirst()) {
      guard count < moves.row else {
        throw .misused(
          "Before #\(moves.row) there \(moves.row == 2 ? "is" : "are") \((moves.row - 1).counted("row")).  goto #1"
        )
      }
      return moves.row - count
    }
    let number = try Command.rowNumber(word, Command.goto.usage)
    guard number >= 1, number <= last else {
      try refuseHidden(number, after: last)
      throw .misused("There is no row #\(number); rows are 1 to \(last).  goto #\(last)")
    }
    return number
  }
}
