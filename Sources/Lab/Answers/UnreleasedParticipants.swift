import Traces

/// Participants that are still alive although the last action left their screen and the visible screen does not hold them.
struct UnreleasedParticipants {
  /// The unreleased participants, in the order of the diagram's lanes (columns).
  let participants: [Participant]
  /// The number of unreleased participants of the same screens from earlier visits; `participants` does not contain them.
  let earlierCount: Int

  /// Finds the participants in `events`, the events of the last action, and in `moment`, the recording up to the last of them.
  ///
  /// There are none if no View appeared, if no object graph was read, or if the action created the View that appeared: the earlier
  /// screen is then covered, but not left.
  init(in events: [Event], _ moment: Moment) {
    let shown = events.lastShown
    let made = events.filter { $0.kind == .created }.flatMap(\.objects)
    guard let shown, let graph = moment.graph, !made.contains(shown) else {
      (participants, earlierCount) = ([], 0)
      return
    }
    let left = events.filter { $0.isStageCall("viewWillDisappear") }.compactMap(\.receiver)
      .filter { $0 != shown }
    let leaked = graph.leaked(from: [shown])
    let ofLast = leaked.filter { participant in
      left.contains { $0.module == participant.module && $0.ordinal == participant.ordinal }
    }
    participants = ofLast
    earlierCount = leaked.count { participant in
      ofLast.contains { $0.module == participant.module && $0.ordinal > participant.ordinal }
    }
  }
}

extension [Event] {
  /// The View that was the last to receive `viewWillAppear`; nil if no View received it.
  var lastShown: Participant? { last { $0.isStageCall("viewWillAppear") }?.receiver }
}

extension Event {
  fileprivate func isStageCall(_ name: String) -> Bool {
    kind == .stage && message?.baseName == name
  }
}
