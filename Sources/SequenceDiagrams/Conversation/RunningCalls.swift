import Traces

/// The calls that have begun and not ended, where a trace says when calls end.
///
/// A recorder writes down every end; the notation leaves out those of calls that returned nothing.
struct RunningCalls {
  private var calls: [Call] = []

  private struct Call {
    let number: Int
    let sender: Int?
    let receiver: Int?
    /// Who is running while it runs, and who of them more than once.
    var running = Lanes()
  }

  /// Who is running, and who of them was called again meanwhile.
  struct Lanes {
    var active = LaneSet()
    var nested = LaneSet()
  }

  /// More calls than this are not remembered: recordings stop at 200 levels.
  private static let limit = 1024
}

extension RunningCalls {
  /// Who is running now.
  var now: Lanes { calls.last?.running ?? Lanes() }

  /// A call begins; who calls and waits is running as well.
  mutating func begin(_ number: Int, from sender: Int?, to receiver: Int?) {
    if calls.count >= RunningCalls.limit { forget() }
    var call = Call(number: number, sender: sender, receiver: receiver)
    call.running = now.with(sender, calling: receiver)
    calls.append(call)
  }

  /// A call ends.
  mutating func end(_ number: Int) {
    guard let position = calls.lastIndex(where: { $0.number == number }) else { return }
    calls.remove(at: position)
    addUp(from: position)
  }

  private mutating func forget() {
    calls.removeFirst(calls.count / 2)
    addUp(from: 0)
  }

  private mutating func addUp(from first: Int) {
    var running = first > 0 ? calls[first - 1].running : Lanes()
    for position in calls.indices[first...] {
      running = running.with(calls[position].sender, calling: calls[position].receiver)
      calls[position].running = running
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
