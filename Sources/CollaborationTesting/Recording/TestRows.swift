import Traces

/// The name of the recorded action that stands for the test's code; traces leave the action out.
let testAction = "(test)"

extension Trace {
  /// Returns the events after the row (numbered event) `start`, numbered anew, without the events of the test itself.
  ///
  /// The test's actions and calls, and its creations and releases of objects, are left out; unnumbered events too unless `start` is
  /// 0.
  func withoutTest(after start: Int = 0) -> Trace {
    var tests: Set<Int> = []
    for event in events {
      guard let number = event.number else { continue }
      let isTest = event.kind == .action && event.message?.name == testAction
      if isTest || event.isSent(byOneOf: tests) { tests.insert(number) }
    }
    let others = events.filter { event in
      guard let number = event.number else { return start == 0 }
      if number <= start || tests.contains(number) { return false }
      guard event.kind == .created || event.kind == .gone else { return true }
      return event.cause.map { !tests.contains($0) } ?? true
    }
    let lanes = lanes.filter { lane in !lane.isUser || others.contains { $0.sender == lane } }
    return Trace(lanes: lanes, events: others.renumbered)
  }
}

extension [Event] {
  /// These events, numbered anew from 1; a cause that is not among the events becomes nil.
  fileprivate var renumbered: [Event] {
    var numbers: [Int: Int] = [:]
    return map { event in
      var event = event
      event.cause = event.cause.flatMap { numbers[$0] }
      if let number = event.number {
        numbers[number] = numbers.count + 1
        event.number = numbers.count
      }
      return event
    }
  }
}

extension Event {
  /// Returns whether the event is a call by the test, or such a call's end; `tests` are the test's event numbers.
  fileprivate func isSent(byOneOf tests: Set<Int>) -> Bool {
    guard let cause, tests.contains(cause) else { return false }
    let isMessage = kind == .call || kind == .asyncCall
    return isMessage ? sender == nil : [.return, .throw, .reply].contains(kind) && receiver == nil
  }
}
