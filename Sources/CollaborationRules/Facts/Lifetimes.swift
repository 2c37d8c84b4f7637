import Traces

/// When everybody came and went.
struct Lifetimes: Sendable {
  private var arrivals: [Participant: Int] = [:]
  private var ends: [Participant: Int] = [:]
  private let events: [Event]

  init(_ trace: Trace) {
    events = trace.events
    for (index, event) in trace.events.enumerated() {
      for participant in event.objects {
        if event.kind == .created { arrivals[participant] = index }
        if event.kind == .gone { ends[participant] = index }
      }
    }
  }
}

extension Lifetimes {
  /// Where in the trace somebody went; nil for one who is still there.
  func end(of participant: Participant) -> Int? { ends[participant] }

  /// Whether somebody of that name was made again later.
  func comesBack(_ participant: Participant) -> Bool {
    guard let end = ends[participant], let arrival = arrivals[participant] else { return false }
    return arrival > end
  }

  /// Who was gone as soon as the module was made, since nobody held them.
  var releasedDuringAssembly: [Participant] {
    ends.keys.filter(isReleasedDuringAssembly).sorted { $0.name < $1.name }
  }

  private func isReleasedDuringAssembly(_ participant: Participant) -> Bool {
    guard let end = ends[participant].map({ events[$0] }), !participant.isUser else { return false }
    guard end.number != nil else { return true }
    guard let arrival = arrivals[participant].map({ events[$0] }), arrival.number != nil else {
      return false
    }
    return arrival.cause == end.cause
  }
}
