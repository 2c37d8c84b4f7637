import Traces

/// A trace as the statements that diagram languages share.
struct SequenceScript {
  /// One statement; lanes are named by their places from the left.
  enum Statement: Equatable {
    /// An arrow; it may open an activation of its receiver or close one of its sender.
    case arrow(Arrow.Style, from: Int, to: Int, String, opens: Bool, closes: Bool)
    /// The end of an activation.
    case end(Int)
    /// Words on one lane.
    case remark(Int, String)
    /// Words across all lanes.
    case divider(String)
    /// Lanes that end, with the words for it.
    case gone([Int], String)
  }

  /// Who has a lane.
  let participants: [Participant]
  /// The statements in order.
  private(set) var statements: [Statement] = []

  private var lanes: LaneRoster
  private var calls: OpenCalls

  /// Reads a trace.
  init(_ trace: Trace) {
    let diagram = Diagram(trace)
    lanes = LaneRoster(diagram, DiagramOptions())
    participants = lanes.participants
    calls = OpenCalls(trace)
    var visibility = Visibility(diagram, DiagramOptions())
    for event in trace.events where visibility.placement(of: event) == .shown { take(event) }
    end(calls.endCalls(before: Event(.note)))
  }
}

extension SequenceScript {
  private mutating func take(_ event: Event) {
    if event.number != nil || event.kind == .stage { end(calls.endCalls(before: event)) }
    let words = event.statementWords
    switch event.kind {
    case .note, .divider: statements.append(.divider(words))
    case .gone:
      var places: [Int] = []
      for object in event.objects { if let place = lanes.place(of: object) { places.append(place) } }
      statements.append(.gone(places, words))
    default: takeArrow(event, words)
    }
  }

  private mutating func takeArrow(_ event: Event, _ words: String) {
    let route = lanes.route(of: event)
    if let arrow = Arrow(event, along: route), let sender = arrow.sender,
      let receiver = arrow.receiver
    {
      let (closes, opens) = (calls.close(event), calls.open(event))
      statements.append(
        .arrow(arrow.style, from: sender, to: receiver, words, opens: opens, closes: closes)
      )
    } else if let lane = route.sender ?? route.receiver {
      statements.append(.remark(lane, words))
    } else {
      statements.append(.divider(words))
    }
  }

  private mutating func end(_ calls: [Event]) {
    for call in calls {
      if let lane = lanes.place(of: call.receiver) { statements.append(.end(lane)) }
    }
  }
}

extension Event {
  /// The label and what stands behind it, in one line.
  fileprivate var statementWords: String {
    guard kind != .stage else { return "shown: calls \(message?.baseName ?? "")" }
    let label = RowLabel(self, .signs(isASCII: false))
    let parts = [label.full, label.remark.plain].filter { !$0.isEmpty }
    return parts.joined(separator: " ")
  }
}
