import CollaborationRules
import Traces

/// What was recorded after a row of a conversation: a drawn screen, the end of the screen, or the references between the objects.
struct ConversationState {
  /// The number of the last row when the state was recorded; 0 before the first row.
  let row: Int
  private let content: Content

  private enum Content {
    case screen(Screen)
    case noScreen
    case graph(ObjectGraph, leaked: [Participant])
  }

  /// The maximum number of object graphs searched for leaks; in a trace with more graphs, only the last is searched.
  private static let maximumSearches = 60

  /// Returns the screens and object graphs of a trace in order, without repetitions.
  ///
  /// After the action `close` there is no screen. A graph equal to the one before is repeated only if it has leaks.
  static func all(of trace: Trace) -> [ConversationState] {
    let graphs = trace.events.indices.filter { trace.events[$0].graph != nil }
    let searched = Set(graphs.count > maximumSearches ? graphs.suffix(1) : graphs)
    var states: [ConversationState] = []
    var row = 0
    var (screen, graph, isClosed) = (Screen?.none, ObjectGraph?.none, false)
    for (index, event) in trace.events.enumerated() {
      row = event.number ?? row
      if event.kind == .action, event.label == "close" {
        isClosed = true
        states.append(ConversationState(row: row, content: .noScreen))
      }
      if let new = event.screen, new != screen, !isClosed {
        states.append(ConversationState(row: row, content: .screen(new)))
        screen = new
      }
      guard let new = event.graph, new != graph || searched.contains(index) else { continue }
      let leaked = searched.contains(index) ? leaks(in: trace, before: index + 1) : []
      if new != graph || !leaked.isEmpty {
        states.append(ConversationState(row: row, content: .graph(new, leaked: leaked)))
      }
      graph = new
    }
    return states
  }

  private static func leaks(in trace: Trace, before end: Int) -> [Participant] {
    let part = Trace(lanes: trace.lanes, events: Array(trace.events[..<end]))
    return RetentionReport(in: part)?.retentions.map(\.participant) ?? []
  }

  // MARK: - HTML

  func html(_ lanes: LaneList) -> HTML {
    switch content {
    case .screen(let screen):
      figure("screen", "The screen after #\(row)", screen.html)
    case .noScreen: figure("screen empty", "Nothing is on the screen after #\(row)", "")
    case .graph(let graph, let leaked): references(graph, leaked, lanes)
    }
  }

  private func figure(_ style: String, _ caption: String, _ content: HTML) -> HTML {
    """
    <figure class="\(style)" data-row="\(row)"><figcaption>\(caption)</figcaption>\(content)</figure>

    """
  }

  private func references(_ graph: ObjectGraph, _ leaked: [Participant], _ lanes: LaneList) -> HTML
  {
    let references = graph.distinctReferences.map { item($0, lanes) }
    let closures = graph.unseen.map { item($0, lanes) }
    let owners = Set(graph.references.flatMap { [$0.owner, $0.target] })
    let single = graph.participants.filter { !owners.contains($0) }.map { participant in
      HTML("<li data-o=\"\(lanes.position(of: participant))\">\(participant.name) lives.</li>\n")
    }
    let leaks = leaked.map { participant in
      HTML(
        "<li class=\"leak\" data-o=\"\(lanes.position(of: participant))\">\(participant.name) is still there: its screen was left.</li>\n"
      )
    }
    let items = references + closures + single + leaks
    let list: HTML = items.isEmpty ? "<p>No object lives.</p>" : "<ul>\n\(items)</ul>"
    return """
      <div class="references" data-row="\(row)"><p>Who holds whom after #\(row)</p>\(list)</div>

      """
  }

  private func item(_ reference: ObjectGraph.Reference, _ lanes: LaneList) -> HTML {
    let (owner, target) = (reference.owner, reference.target)
    let ends = "\(lanes.position(of: owner)) \(lanes.position(of: target))"
    return """
      <li data-r="\(ends) \(reference.strength.rawValue) \(reference.property)">\
      \(owner.name) holds \(target.name) \(reference.strength.adverb), as \(reference.property).</li>

      """
  }

  private func item(_ closure: ObjectGraph.StoredClosure, _ lanes: LaneList) -> HTML {
    """
    <li data-r="\(lanes.position(of: closure.owner)) - closure \(closure.property)">\
    What the closure \(closure.owner.name).\(closure.property) holds is not seen.</li>

    """
  }
}

extension Seam.Strength {
  fileprivate var adverb: String {
    switch self {
    case .strong: "strongly"
    case .weak: "weakly"
    case .unowned: "without owning it"
    }
  }
}

extension ObjectGraph {
  /// The references, except a weak or unowned one whose property holds the same target strongly too, as after `strong-view`.
  fileprivate var distinctReferences: [Reference] {
    let strong = Set(references.filter { $0.strength == .strong })
    return references.filter { reference in
      reference.strength == .strong
        || !strong.contains(Reference(reference.owner, reference.property, to: reference.target))
    }
  }
}

extension Screen {
  var html: HTML {
    let back: HTML = back.map { "<span class=\"back\">‹ \($0)</span> " } ?? ""
    let title = title.isEmpty ? "Untitled" : title
    let lines: [HTML] =
      lines.isEmpty
      ? ["<li class=\"text\">(nothing drawn yet)</li>"] : lines.map(item)
    return """
      <div class="device"><p class="bar">\(back)<strong>\(title)</strong></p><ul>
      \(lines)</ul></div>
      """
  }

  private func item(_ line: Screen.Line) -> HTML {
    switch line {
    case .row(let text, let detail):
      "<li class=\"row\"><span>\(text)</span> <span class=\"detail\">\(detail)</span></li>\n"
    case .text(let text): "<li class=\"text\">\(text)</li>\n"
    case .button(let label): "<li class=\"button\">\(label)</li>\n"
    case .field(let label, let content):
      "<li class=\"field\"><span>\(label)</span> <span class=\"value\">\(content)</span></li>\n"
    }
  }
}
