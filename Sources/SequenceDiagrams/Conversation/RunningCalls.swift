import Traces

/// The calls that have begun and not ended, in the order in which they began.
struct RunningCalls {
  private var calls: [Call] = []
  /// Who runs in the row that is looked at though no call of theirs was seen: they send it, or get
  /// a value back.
  var sender: Int?

  private struct Call {
    let number: Int
    let sender: Int?
    let receiver: Int?
    /// Who is running while it runs, and who of them more than once.
    var lanes = Lanes()
  }

  /// Who is running, and who of them was called again meanwhile.
  struct Lanes {
    var active = LaneSet()
    var nested = LaneSet()
  }

  /// That somebody runs: because of a call, or because they call others and wait.
  struct Bar: Hashable {
    /// Their lane.
    let lane: Int
    /// The number of the call; nil for who was not called, as far as the trace says.
    var call: Int?
  }

  /// More calls than this are not remembered: recordings stop at 200 levels.
  static let limit = 1024
}

extension RunningCalls {
  /// Who is running between rows.
  var lanes: Lanes { calls.last?.lanes ?? Lanes() }

  /// Who is running in the row that is looked at.
  var active: LaneSet { lanes.active.with(sender) }

  /// A bar for each call that runs, and one for everyone who runs without having been called.
  ///
  /// Takes time linear in the running calls.
  var bars: [Bar] {
    var bars: [Bar] = []
    for call in calls {
      bars.add(waiting: call.sender)
      if let lane = call.receiver { bars.append(Bar(lane: lane, call: call.number)) }
    }
    bars.add(waiting: sender)
    return bars
  }

  /// A call begins; who calls and waits is running as well.
  mutating func begin(_ number: Int, from sender: Int?, to receiver: Int?) {
    if calls.count >= RunningCalls.limit { forget() }
    var call = Call(number: number, sender: sender, receiver: receiver)
    call.lanes = lanes.with(sender, calling: receiver)
    calls.append(call)
  }

  /// A call ends.
  mutating func end(_ number: Int) {
    guard let index = calls.lastIndex(where: { $0.number == number }) else { return }
    calls.remove(at: index)
    addUp(from: index)
  }

  /// Ends all calls that began after another; where that one is not running, all of them.
  ///
  /// Says whether it is running; no call always is.
  mutating func endCalls(after number: Int?) -> Bool {
    while let last = calls.last, last.number != number { calls.removeLast() }
    return number == nil || !calls.isEmpty
  }

  private mutating func forget() {
    calls.removeFirst(calls.count / 2)
    addUp(from: 0)
  }

  private mutating func addUp(from first: Int) {
    var lanes = first > 0 ? calls[first - 1].lanes : Lanes()
    for index in calls.indices[first...] {
      lanes = lanes.with(calls[index].sender, calling: calls[index].receiver)
      calls[index].lanes = lanes
    }
  }
}

extension RunningCalls.Lanes {
  /// Who is running when one of them, or somebody else, calls another.
  fileprivate func with(_ sender: Int?, calling receiver: Int?) -> RunningCalls.Lanes {
    var lanes = self
    lanes.active.insert(sender)
    if let receiver, lanes.active.contains(receiver) { lanes.nested.insert(receiver) }
    lanes.active.insert(receiver)
    return lanes
  }
}

extension [RunningCalls.Bar] {
  /// Adds a bar for who waits, unless they have one.
  fileprivate mutating func add(waiting lane: Int?) {
    guard let lane, last?.lane != lane, !contains(where: { $0.lane == lane }) else { return }
    append(RunningCalls.Bar(lane: lane))
  }
}
