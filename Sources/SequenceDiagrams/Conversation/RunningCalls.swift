/// The calls that have begun and not ended, in the order of their beginnings.
struct RunningCalls {
  private var calls: [Call] = []
  /// The lane of the current row's sender, or of the caller that gets a result; this lane runs even if no running call leads to it.
  var sender: Int?

  private struct Call {
    let number: Int
    let sender: Int?
    let receiver: Int?
    /// The lanes (participants' columns) that run while this call is the innermost running call.
    var lanes = Lanes()
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
  var lanes: Lanes { calls.last?.lanes ?? Lanes() }

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
    if calls.count >= RunningCalls.limit {
      calls.removeFirst(calls.count / 2)
      updateLanes(from: 0)
    }
    var call = Call(number: number, sender: sender, receiver: receiver)
    call.lanes = lanes.with(sender, calling: receiver)
    calls.append(call)
  }

  mutating func end(_ number: Int) {
    guard let index = calls.lastIndex(where: { $0.number == number }) else { return }
    calls.remove(at: index)
    updateLanes(from: index)
  }

  /// Ends every call that began after the call `number`; ends all calls for nil, and, with false, for a call that does not run.
  mutating func endCalls(after number: Int?) -> Bool {
    while let last = calls.last, last.number != number { calls.removeLast() }
    return number == nil || !calls.isEmpty
  }

  private mutating func updateLanes(from first: Int) {
    var lanes = first > 0 ? calls[first - 1].lanes : Lanes()
    for index in calls.indices[first...] {
      lanes = lanes.with(calls[index].sender, calling: calls[index].receiver)
      calls[index].lanes = lanes
    }
  }
}

extension RunningCalls.Lanes {
  fileprivate func with(_ sender: Int?, calling receiver: Int?) -> RunningCalls.Lanes {
    var lanes = self
    lanes.active.insert(sender)
    if let receiver, lanes.active.contains(receiver) { lanes.nested.insert(receiver) }
    lanes.active.insert(receiver)
    return lanes
  }
}

extension [RunningCalls.Bar] {
  fileprivate mutating func add(waiting lane: Int?) {
    guard let lane, last?.lane != lane, !contains(where: { $0.lane == lane }) else { return }
    append(RunningCalls.Bar(lane: lane))
  }
}
