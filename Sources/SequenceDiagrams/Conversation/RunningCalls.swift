/// The calls that have begun and not ended, in the order of their beginnings.
struct RunningCalls {
  private var calls: [Call] = []
  /// The lane of the current row's sender, or of the caller that gets a result; this lane runs even if no running call leads to it.
  var sender: Int?

  private struct Call {
    let number: Int
    let sender: Int?
    let receiver: Int?
  }

  struct Lanes {
    var active = LaneSet()
    var nested = LaneSet()
  }

  /// An activation bar: a running call, or a participant that waits for a call that it sent.
  struct Bar: Hashable {
    let lane: Int
    /// The number of the call; nil for a participant that waits although the trace shows no call to it.
    var call: Int?
  }

  /// The maximum number of calls kept, after which the older half is dropped; few recordings have more than 200 nested calls.
  static let limit = 1024

  var numbers: [Int] { calls.map(\.number) }

  /// The running and nested lanes (participants' columns) according to the running calls, without the lane `sender`.
  ///
  /// - Complexity: O(*n*) in the number of running calls.
  var lanes: Lanes {
    var lanes = Lanes()
    for call in calls {
      lanes.active.insert(call.sender)
      if let receiver = call.receiver, lanes.active.contains(receiver) {
        lanes.nested.insert(receiver)
      }
      lanes.active.insert(call.receiver)
    }
    return lanes
  }

  var active: LaneSet { lanes.active.with(sender) }

  /// One bar for each running call with a receiver, and one for each waiting lane (participant's column) that has no bar yet.
  var bars: [Bar] {
    var bars: [Bar] = []
    for call in calls {
      bars.add(waiting: call.sender)
      if let lane = call.receiver { bars.append(Bar(lane: lane, call: call.number)) }
    }
    bars.add(waiting: sender)
    return bars
  }

  mutating func begin(_ number: Int, from sender: Int?, to receiver: Int?) {
    if calls.count >= RunningCalls.limit { calls.removeFirst(calls.count / 2) }
    calls.append(Call(number: number, sender: sender, receiver: receiver))
  }

  mutating func end(_ number: Int) {
    if let index = calls.lastIndex(where: { $0.number == number }) { calls.remove(at: index) }
  }

  /// Ends every call that began after the call `number`; ends all calls for nil, and, with false, for a call that does not run.
  mutating func endCalls(after number: Int?) -> Bool {
    while let last = calls.last, last.number != number { calls.removeLast() }
    return number == nil || !calls.isEmpty
  }
}

extension [RunningCalls.Bar] {
  fileprivate mutating func add(waiting lane: Int?) {
    guard let lane, last?.lane != lane, !contains(where: { $0.lane == lane }) else { return }
    append(RunningCalls.Bar(lane: lane))
  }
}
