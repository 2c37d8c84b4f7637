import CollaborationRules
import PrintableText
import Traces

extension Report {
  /// Creates a report on a recorded trace, titled with the name of its file.
  ///
  /// `entities` are the names of the types whose values are passed in messages. `layers` are the calls allowed between layers; for
  /// nil, the roles of the trace determine them.
  ///
  /// - Complexity: O(*n*) in the number of events, apart from the rules.
  public init(of trace: Trace, in file: String, entities: [String] = [], layers: LayerTable? = nil)
  {
    let graph = trace.events.last { $0.graph != nil }?.graph
    let review = Review(Evidence(trace, entities: entities, layers: layers))
    let people = ParticipantsSection(of: trace, in: review.architecture?.table.name)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    self.init(
      name,
      "A recorded conversation: \(trace.counts).",
      command: name.printable().quotedIfNeeded,
      [
        Section("Who is there", [people.table(place: "first speaks at")]),
        Section("Who holds whom", graph?.ownershipBlocks ?? []),
        Section("What happens", trace.conversations),
        Section("Findings", FindingsSection(reviews: [(name, review)]).blocks),
        Section("Can you answer this?", QuestionsSection([(name, trace)], graph).blocks),
        Section("See it live", [trace.commands(for: name)]),
      ]
    )
  }
}

extension Trace {
  private static let maximumActions = 20

  fileprivate var counts: String {
    let messages = rows.count(where: \.isMessage)
    let actions = rows.count { $0.kind == .action }
    return "\(lastNumber.counted("row")), \(messages.counted("message")), "
      + actions.counted("action")
  }

  fileprivate var conversations: [String] {
    let parts = self.parts
    let told = parts.prefix(Trace.maximumActions).flatMap { part in
      let name = part.rows.first.map { "#\($0.number ?? 0) \($0.label)" } ?? ""
      return ["### \(Markdown.text(name))"] + part.diagramBlocks
    }
    let left = parts.count - Trace.maximumActions
    return told.filter { !$0.isEmpty } + (left > 0 ? ["\(left.counted("action")) more."] : [])
  }

  /// The parts of the trace, each of which begins with an action; the whole trace if it has no action.
  ///
  /// Events before the first action are a part of their own if a row (numbered event) is among them, else they are left out.
  private var parts: [Trace] {
    let starts = events.indices.filter { events[$0].kind == .action }
    guard let first = starts.first else { return [self] }
    let begins = events[..<first].contains { $0.number != nil } ? [0] + starts : starts
    let ends = begins.dropFirst() + [events.endIndex]
    return zip(begins, ends).map { Trace(events: Array(events[$0..<$1])) }
  }

  fileprivate func commands(for file: String) -> String {
    let name = file.printable().quotedIfNeeded
    return Markdown.fence(
      "sh",
      "viperlab diagram \(name)\nviperlab findings \(name)\nviperlab    # then:  load trace \(name)"
    )
  }
}
