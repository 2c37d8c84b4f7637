import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let filter = Command(
    usage: "filter [ROLE] [without ROLE] [message TEXT]",
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
        session.state.viewing.filter = RowFilter()
      } else if !words.isEmpty {
        session.state.viewing.filter = try RowFilter(words: words, in: session)
      }
      return StyledText(session.state.viewing.filter.sentence + "\n")
    }
  )
}

extension Session {
  fileprivate func refuseUnknownParticipant(_ word: String) throws(Refusal) {
    let known = visibleLanes.flatMap { [$0.name, $0.role.name, $0.type] }
    guard !known.contains(where: { $0.lowercased() == word }) else { return }
    let names = visibleLanes.map { $0.name.lowercased() }
    throw .unknown("participant", word, among: names, all: "wiring")
  }
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
