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
    run: { session, words throws(Refusal) in
      let moves = try session.cursorMoves()
      let rows: [Int]
      switch words.first {
      case "end": return try session.stop(at: nil)
      case "lost":
        rows = moves.moment.events(fromRow: 1).filter { $0.kind == .lost }.compactMap(\.number)
        if rows.isEmpty { throw .failed("No message was lost.") }
      case "finding":
        session.debugger.lookTally.noteFindingShown()
        rows = session.findingRows(in: moves.moment).sorted()
        if rows.isEmpty { throw .failed("No finding rests on a row.") }
      default: return try session.stop(at: try session.row(words.first, from: moves))
      }
      // Starts over at the first row if none follows the cursor.
      let start = session.debugger.cursor ?? 0
      return try session.stop(at: rows.first { $0 > start } ?? rows[0])
    }
  )
}

extension Session {
  fileprivate func row(_ word: String?, from moves: CursorMoves) throws(Refusal) -> Int {
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
