import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let filter = Command(
    usage: "filter [ROLE] [without ROLE] [message TEXT]",
    group: .look,
    help: """
      Draws only some rows, with the numbers they have:
      filter presenter         what the Presenter says and is told
      filter without store     nothing that the Store takes part in
      filter message did       messages and values with these letters in them
      filter off               everything again
      Without words: the filter there is. trace leaves nothing out.
      """,
    summary: "Draws only some rows",
    example: CommandExample("filter store", after: "load products; open"),
    complete: { session, words in
      let roles = session.visibleLanes.map { $0.name.lowercased() }
      return (words.isEmpty ? ["message", "off", "without"] : ["message", "without"]) + roles
    },
    run: { session, words throws(Refusal) in
      if words == ["off"] {
        session.viewing.filter = RowFilter()
      } else if !words.isEmpty {
        session.viewing.filter = try RowFilter(words: words, in: session)
      }
      return StyledText(session.viewing.filter.sentence + "\n")
    }
  )

  static let fold = Command(
    usage: foldUsage,
    group: .look,
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
      try expect(words, atMost: words.first == "depth" ? 2 : 1, foldUsage)
      switch words.first {
      case nil: return StyledText(session.viewing.foldWords + "\n")
      case "on": session.viewing.foldsRepeats = true
      case "off":
        session.viewing.foldsRepeats = false
        session.viewing.foldedRows = []
        session.viewing.depth = nil
      case "depth":
        let word = words.dropFirst().first ?? ""
        guard let depth = Int(typed: word), depth >= 0 else {
          throw .misused("A depth is a number from 0, the actions alone.  fold depth 2")
        }
        session.viewing.depth = depth
      default:
        let number = try rowNumber(words.first, foldUsage)
        let row = try session.row(number)
        guard try session.moment().trace.rows.contains(where: { $0.cause == row.number }) else {
          throw .failed("Nothing happened inside #\(number), so there is nothing to fold.")
        }
        session.viewing.foldedRows.formSymmetricDifference([number])
      }
      return StyledText(session.viewing.foldWords + "\n")
    }
  )

  private static let foldUsage = "fold on|off|#N  or  fold depth N"
}

extension RowFilter {
  fileprivate init(words: [String], in session: Session) throws(Refusal) {
    self.init()
    var part = \RowFilter.participants
    for word in words {
      switch word {
      case "without": part = \.without
      case "message": part = \.messages
      default:
        let word = word.lowercased()
        if part != \.messages { try session.refuseUnknownParticipant(word) }
        self[keyPath: part].append(word)
      }
    }
    if isEmpty { throw .misused("Filter what?  filter presenter,  or  filter message did") }
  }

  fileprivate var sentence: String {
    var parts: [String] = []
    if !participants.isEmpty { parts.append("with \(participants.joined(separator: " or "))") }
    if !without.isEmpty { parts.append("without \(without.joined(separator: " or "))") }
    if !messages.isEmpty { parts.append("with \(messages.joined(separator: " or ")) in the label") }
    guard !parts.isEmpty else { return "All rows are drawn." }
    return "Only rows \(parts.joined(separator: ", ").printable()) are drawn. "
      + "All again:  filter off"
  }
}

extension Session {
  fileprivate func refuseUnknownParticipant(_ word: String) throws(Refusal) {
    let known = visibleLanes.flatMap { [$0.name, $0.role.name, $0.type] }
    guard !known.contains(where: { $0.lowercased() == word }) else { return }
    let names = visibleLanes.map { $0.name.lowercased() }
    throw .unknown("participant", word, among: names, all: "wiring")
  }
}

extension Viewing {
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
