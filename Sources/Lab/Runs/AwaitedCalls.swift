import Traces

/// The calls still running when a later action began, such as requests that wait for a server.
struct AwaitedCalls {
  private var open: [Int] = []
  private var awaited: [Call] = []

  private struct Call {
    let number: Int
    /// The index of the first action during which the call was still running.
    let start: Int
    /// The index at which the call ended; nil while it runs.
    var end: Int?
  }

  /// The maximum number of calls returned: the latest ones, whose rows would hide those of older calls.
  private static let maximumReturned = 16
}

extension AwaitedCalls {
  mutating func take(_ event: Event, at position: Int) {
    switch event.kind {
    case .action:
      awaited += open.map { Call(number: $0, start: position) }
      open = []
    case .call, .asyncCall: if let number = event.number { open.append(number) }
    case .return, .throw, .reply: if let call = event.cause { end(call, at: position) }
    default: break
    }
  }

  /// Returns the calls running at an index since an earlier action.
  func running(at position: Int) -> [Int] {
    awaited.filter { $0.start <= position && $0.end ?? .max > position }.map(\.number)
      .suffix(AwaitedCalls.maximumReturned)
  }

  /// Returns the calls that ran on through an action and ended before an index.
  func ended(before position: Int) -> [Int] {
    awaited.filter { $0.end ?? .max < position }.map(\.number).suffix(AwaitedCalls.maximumReturned)
  }

  private mutating func end(_ call: Int, at position: Int) {
    if let index = open.lastIndex(of: call) {
      open.remove(at: index)
    } else if let index = awaited.lastIndex(where: { $0.number == call && $0.end == nil }) {
      awaited[index].end = position
    }
  }
}
