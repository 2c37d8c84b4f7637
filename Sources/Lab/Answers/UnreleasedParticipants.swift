import Traces

extension [Event] {
  /// Returns the unreleased participants of the screen that an action left, and the number of unreleased ones of earlier visits.
  ///
  /// The array contains the events of that action. Participants that the visible screen holds are not counted. The result is empty
  /// if the action created the visible View, which covers the earlier screen.
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
