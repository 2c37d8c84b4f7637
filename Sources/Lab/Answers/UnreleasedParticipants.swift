import Traces

/// The participants of a screen left by the last action that are still alive although the visible screen does not
/// hold them.
struct UnreleasedParticipants {
  /// The unreleased participants, in the order of the diagram's lanes (columns).
  let participants: [Participant]
  /// The number of unreleased participants of the same screen from earlier visits to it.
  let earlierCount: Int

  /// Finds the participants in `events`, the events of the last action, and in `moment`, the recording up to their
  /// end.
  ///
  /// A screen covered by a screen that the same action created does not count as left.
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
  /// The View that last received `viewWillAppear`; nil if no View did.
  var lastShown: Participant? { last { $0.isStageCall("viewWillAppear") }?.receiver }
}

extension Event {
  fileprivate func isStageCall(_ name: String) -> Bool {
    kind == .stage && message?.baseName == name
  }
}
