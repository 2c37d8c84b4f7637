import CollaborationRules
import PrintableText
import Traces
import WebPages

extension Report {
  /// Creates a report on a recorded trace in `file`; for nil `layers`, the roles of the trace tell the architecture.
  ///
  /// - Complexity: O(*n*) in the number of events, apart from the rules.
  public init(of trace: Trace, in file: String, layers: LayerTable? = nil) {
    let graph = trace.events.last { $0.graph != nil }?.graph
    let review = Review(Evidence(trace, layers: layers))
    let people = trace.participantTable(in: review.architecture?.table.name)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    self.init(
      name,
      "A recorded conversation: \(trace.counts).",
      command: name.printable().quotedIfNeeded,
      [
        ("Who is there", [people]),
        ("Who holds whom", graph?.ownershipBlocks ?? []),
        ("What happens", trace.conversations),
        ("Findings", FindingsSection(reviews: [(name, review)]).blocks),
        ("Can you answer this?", QuestionsSection([(name, trace)], graph).blocks),
        ("See it live", [trace.commands(for: name)]),
      ]
    )
  }

  /// Returns a page in HTML of recorded traces with their findings; for nil `layers`, the roles of a trace determine them.
  ///
  /// - Complexity: O(*n*) in the number of events, apart from the rules.
  public static func page(
    of traces: [(name: String, trace: Trace)],
    in file: String,
    layers: LayerTable? = nil
  ) -> String {
    let conversations = traces.map { name, trace in
      var conversation = WebConversation(name, title: name, trace)
      conversation.review = Review(Evidence(trace, layers: layers))
      return conversation
    }
    let rows = traces.reduce(0) { $0 + $1.trace.rows.count }.counted("row")
    let one = traces.count == 1
    let lead = one ? "A recorded conversation" : "\(traces.count) recorded conversations"
    let title = file.split(separator: "/").last.map(String.init) ?? file
    return marked(WebPage(title, lead: "\(lead): \(rows).", conversations).text)
  }
}

extension Trace {
  private static let maximumActions = 20

  fileprivate var counts: String {
    let actions = rows.count { $0.kind == .action }
    return "\(lastNumber.counted("row")), \(actions.counted("action")), \(rows.messageCounts)"
  }

  fileprivate func participantTable(in architecture: String?) -> String {
    var places: [Participant: CodeLocation] = [:]
    for event in events {
      guard let sender = event.sender, places[sender] == nil else { continue }
      places[sender] = event.location
    }
    let rows = lanes.filter { !$0.isUser }.map { participant in
      let place = places[participant].map { "\($0)" } ?? "-"
      let type = participant.type.isEmpty ? "-" : participant.type
      let brief = RoleGuide.to(participant.role, in: architecture)?.brief ?? ""
      return [Markdown.text(participant.name), Markdown.code(type), Markdown.code(place), brief]
    }
    return Markdown.table(["who", "type", "first speaks at", "what for"], rows)
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

  /// The parts of the trace, each beginning with an action, except rows before the first; the whole trace without an action.
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
