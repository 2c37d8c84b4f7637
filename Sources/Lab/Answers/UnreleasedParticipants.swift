import Traces

extension [Event] {
  /// Returns the participants of a screen that these events, those of the last action, left, and that the visible screen does not
  /// hold; and the number of those left from earlier visits; none if the action created the View, which covers the earlier screen.
  func unreleasedParticipants(
    in moment: Moment
  ) -> (participants: [Participant], earlierCount: Int) {
    let made = filter { $0.kind == .created }.flatMap(\.objects)
    guard let shown = lastShown, let graph = moment.graph, !made.contains(shown) else {
      return ([], 0)
    }
    let left = filter { $0.isStageCall("viewWillDisappear") }.compactMap(\.receiver)
      .filter { $0 != shown }
    let leaked = graph.leaked(from: [shown])
    let ofLast = leaked.filter { participant in
      left.contains { $0.module == participant.module && $0.ordinal == participant.ordinal }
    }
    let earlierCount = leaked.count { participant in
      ofLast.contains { $0.module == participant.module && $0.ordinal > participant.ordinal }
    }
    return (ofLast, earlierCount)
  }

  var lastShown: Participant? { last { $0.isStageCall("viewWillAppear") }?.receiver }
}

extension Event {
  fileprivate func isStageCall(_ name: String) -> Bool {
    kind == .stage && message?.baseName == name
  }
}
