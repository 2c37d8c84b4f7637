import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let fold: Command = Command(
    usage: "fold on|off|#N  or  fold depth N",
    help: """
      fold on       rows that repeat those above them are counted instead of drawn
      fold off      every row is drawn again
      fold #N       rows inside row N are counted; typed again, they are drawn
      fold depth N  rows deeper than N levels are counted
      Without words: what is folded now. Numbers stay as they are; trace leaves nothing out.
      """,
    summary: "Counts rows instead of drawing them",
    example: CommandExample("fold #3", after: "load products; open"),
    complete: { session, words in
      words.isEmpty ? ["depth", "off", "on"] + session.rowNames : []
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: words.first == "depth" ? 2 : 1, fold.usage)
      switch words.first {
      case nil: break
      case "on": session.state.viewing.foldsRepeats = true
      case "off":
        session.state.viewing.foldsRepeats = false
        session.state.viewing.foldedRows = []
        session.state.viewing.depth = nil
      case "depth":
        let word = words.dropFirst().first ?? ""
        guard let depth = Int(typed: word), depth >= 0 else {
          throw .misused("A depth is a number from 0, the actions alone.  fold depth 2")
        }
        session.state.viewing.depth = depth
      default:
        let number = try rowNumber(words.first, fold.usage)
        let row = try session.row(number)
        guard try session.moment().trace.rows.contains(where: { $0.cause == row.number }) else {
          throw .failed("Nothing happened inside #\(number), so there is nothing to fold.")
        }
        session.state.viewing.foldedRows.formSymmetricDifference([number])
      }
      return StyledText(session.state.viewing.foldWords + "\n")
    }
  )
}

extension DiagramOptions {
  fileprivate var foldWords: String {
    var parts: [String] = []
    if foldsRepeats { parts.append("rows that repeat") }
    if !foldedRows.isEmpty {
      parts.append("the inside of " + foldedRows.sorted().map { "#\($0)" }.joined(separator: ", "))
    }
    if let depth { parts.append("rows deeper than \(depth.counted("level"))") }
    return parts.isEmpty
      ? "Nothing is folded." : "Counted instead of drawn: \(parts.joined(separator: "; "))."
  }
}
