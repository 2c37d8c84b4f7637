import Traces

/// What a test does, as an action that no trace shows.
let testAction = "(test)"

extension Trace {
  /// The trace without what the test itself did, which is no participant: its actions, and objects that came and went
  /// with them.
  func withoutTest() -> Trace {
    var tests: Set<Int> = []
    for event in events where event.kind == .action && event.message?.name == testAction {
      if let number = event.number { tests.insert(number) }
    }
    let others = events.compactMap { event -> Event? in
      if let number = event.number, tests.contains(number) { return nil }
      guard let cause = event.cause, tests.contains(cause) else { return event }
      if event.number != nil, event.kind == .created || event.kind == .gone { return nil }
      var event = event
      event.cause = nil
      return event
    }
    let lanes = lanes.filter { lane in !lane.isUser || others.contains { $0.sender == lane } }
    return Trace(lanes: lanes, events: others)
  }

  /// The rows behind a number, without what the test itself did.
  func withoutTest(after start: Int) -> Trace {
    let trace = withoutTest()
    return Trace(lanes: trace.lanes, events: trace.rows.filter { $0.number ?? 0 > start })
  }
}
