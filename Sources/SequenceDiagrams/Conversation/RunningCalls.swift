import Traces

/// The calls of a trace that have begun and not ended, in the order of their beginnings.
struct RunningCalls {
  private var calls: [Call] = []
  /// The lane that runs in the current row although no call to it is running: it waits as a sender or gets a result.
  var sender: Int?

  private struct Call {
    let number: Int
    let sender: Int?
    let receiver: Int?
    /// The running lanes while this call is the innermost running call.
    var lanes = Lanes()
  }

  /// The running lanes, and the lanes that were called again while they ran.
  struct Lanes {
    var active = LaneSet()
    var nested = LaneSet()
  }

  /// An activation bar: a running call, or a participant that waits for a call it sent.
  struct Bar: Hashable {
    let lane: Int
    /// The number of the call; nil for a participant that runs although the trace shows no call to it.
    var call: Int?
  }

  /// The maximum number of running calls that are kept; recordings have at most 200 nested calls.
  static let limit = 1024
}

extension RunningCalls {
  /// The numbers of the calls, in the order of their beginnings.
  ///
  /// - Complexity: O(*n*) in the number of running calls.
  var numbers: [Int] { calls.map(\.number) }

  /// The running lanes, and the nested ones among them, by the running calls only, without `sender`.
  var lanes: Lanes { calls.last?.lanes ?? Lanes() }

  /// The running lanes in the current row, including `sender`.
  var active: LaneSet { lanes.active.with(sender) }

  /// One bar for each running call, and one for each lane that runs without having been called.
  ///
  /// - Complexity: O(*n*) in the number of running calls.
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
    if calls.count >= RunningCalls.limit { dropOldest() }
    var call = Call(number: number, sender: sender, receiver: receiver)
    call.lanes = lanes.with(sender, calling: receiver)
    calls.append(call)
  }

  mutating func end(_ number: Int) {
    guard let index = calls.lastIndex(where: { $0.number == number }) else { return }
    calls.remove(at: index)
    updateLanes(from: index)
  }

  /// Ends every call that began after call `number`; ends all calls where that call is not running.
  ///
  /// Returns whether the call is running; true for nil.
  mutating func endCalls(after number: Int?) -> Bool {
    while let last = calls.last, last.number != number { calls.removeLast() }
    return number == nil || !calls.isEmpty
  }

  private mutating func dropOldest() {
    calls.removeFirst(calls.count / 2)
    updateLanes(from: 0)
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
