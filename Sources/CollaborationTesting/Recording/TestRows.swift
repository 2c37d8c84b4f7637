import Traces

/// What a test does, as an action that no trace shows.
let testAction = "(test)"

extension Trace {
  /// The rows behind a number, without what the test itself did: it is no participant.
  func withoutTest(after start: Int) -> Trace {
    let tests = Set(
      events.filter { $0.kind == .action && $0.message?.name == testAction }.map(\.number)
    )
    let rows = events.filter { event in
      guard let number = event.number, number > start, !tests.contains(number) else { return false }
      let isOfTest = event.cause.map { tests.contains($0) } ?? true
      return !isOfTest || event.kind != .created && event.kind != .gone
    }
    let lanes = lanes.filter { lane in
      !lane.isUser || rows.contains { $0.participants.contains(lane) || $0.kind == .action }
    }
    return Trace(lanes: lanes, events: rows)
  }
}
