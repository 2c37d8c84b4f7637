import Traces

/// Who belongs to a page that was left by an action, and is still there though nobody on the screen
/// holds them.
struct UnreleasedParticipants {
  /// In the order of the lanes.
  let participants: [Participant]
  /// How many of the same page are there from earlier visits.
  let earlierCount: Int

  /// Looks at the events of the last action before a moment.
  ///
  /// A page that is covered by one that was made just then has not been left.
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
  /// Who is on the screen at the end, as far as the stage has said so.
  var lastShown: Participant? { last { $0.isStageCall("viewWillAppear") }?.receiver }
}

extension Event {
  fileprivate func isStageCall(_ name: String) -> Bool {
    kind == .stage && message?.baseName == name
  }
}
