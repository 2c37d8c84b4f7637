import Traces

/// When everybody came and went.
struct Lifetimes {
  private var arrivals: [Participant: Event] = [:]
  private var ends: [Participant: (place: Int, event: Event)] = [:]

  init(_ trace: Trace) {
    for (place, event) in trace.events.enumerated() {
      for participant in event.objects {
        if event.kind == .created { arrivals[participant] = event }
        if event.kind == .gone { ends[participant] = (place, event) }
      }
    }
  }
}

extension Lifetimes {
  /// Where in the trace somebody went; nil for one who is still there.
  func end(of participant: Participant) -> Int? { ends[participant]?.place }

  /// Who was gone as soon as the module was made, since nobody held them.
  var stillborn: [Participant] {
    ends.keys.filter(isStillborn).sorted { $0.name < $1.name }
  }

  private func isStillborn(_ participant: Participant) -> Bool {
    guard let end = ends[participant]?.event, !participant.isUser else { return false }
    guard end.number != nil else { return true }
    guard let arrival = arrivals[participant], arrival.number != nil else { return false }
    return arrival.cause == end.cause
  }
}
