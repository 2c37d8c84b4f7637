import Traces

/// The calls that were still running when a later action began, such as requests to a server, by their row numbers.
struct AwaitedCalls {
  private var open: [Int] = []
  private var awaited: [Call] = []

  private struct Call {
    let number: Int
    /// The index of the event that is the first action begun while the call was running.
    let start: Int
    /// The index of the event that ended the call; nil while the call is running.
    var end: Int?
  }

  /// The maximum number of calls that `running` and `ended` return; earlier calls are left out.
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

  /// Returns the rows of the latest calls, at most `maximumReturned`, that were running when an action at or before the
  /// event index `position` began, and still run there.
  func running(at position: Int) -> [Int] {
    awaited.filter { $0.start <= position && $0.end ?? .max > position }.map(\.number)
      .suffix(AwaitedCalls.maximumReturned)
  }

  /// Returns the rows of the latest calls, at most `maximumReturned`, that were running when an action began and ended
  /// before the event index `position`.
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
