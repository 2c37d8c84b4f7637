import Traces

extension [Event] {
  /// Returns the participants of a screen that these events left, which are alive without a reference from the visible screen; and
  /// the number of those left from earlier visits.
  ///
  /// The events are those of the last action. The order is that of the diagram's lanes (columns).
  ///
  /// There are none if no View appeared, if no object graph was read, or if the action created the View that appeared: the earlier
  /// screen is then covered, but not left. `moment` is the recording up to the last of these events.
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

  /// The View that was the last to receive `viewWillAppear`; nil if no View received it.
  var lastShown: Participant? { last { $0.isStageCall("viewWillAppear") }?.receiver }
}

extension Event {
  fileprivate func isStageCall(_ name: String) -> Bool {
    kind == .stage && message?.baseName == name
  }
}
