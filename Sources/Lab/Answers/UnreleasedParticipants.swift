import Traces

/// The participants of a page left by an action that are still alive although no visible screen holds them.
struct UnreleasedParticipants {
  /// The unreleased participants in the order of the lanes.
  let participants: [Participant]
  /// The number of unreleased participants of the same page from earlier visits.
  let earlierCount: Int

  /// Examines the events of the last action before `moment`.
  ///
  /// A page covered by a page that the same action created does not count as left.
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
  /// The View of the last `viewWillAppear` call; nil if there was no such call.
  var lastShown: Participant? { last { $0.isStageCall("viewWillAppear") }?.receiver }
}

extension Event {
  fileprivate func isStageCall(_ name: String) -> Bool {
    kind == .stage && message?.baseName == name
  }
}
