import Traces

/// The calls that run at a moment, the innermost first.
struct CallStack {
  let calls: [Event]

  /// Finds the calls of the action that was going on, and those that have waited since earlier ones.
  init(at moment: Moment) {
    let action = moment.actions.last ?? 1
    var running = moment.awaited
    for event in moment.events(fromRow: action) {
      if event.isAnswer, let call = event.cause {
        running.removeAll { $0 == call }
      } else if event.kind == .call || event.kind == .asyncCall, let number = event.number {
        running.append(number)
      }
    }
    calls = running.reversed().compactMap { moment[row: $0] }
  }
}

extension CallStack {
  /// The call that one of them waits for: made by its receiver, and not yet ended.
  func awaited(by call: Event) -> Event? {
    calls.first { $0.kind == .call && $0.cause == call.number }
  }
}
