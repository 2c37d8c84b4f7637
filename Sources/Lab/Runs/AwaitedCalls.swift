import Traces

/// The row numbers of the calls that were still running when a later action began, such as requests to a server.
struct AwaitedCalls {
  private var open: [Int] = []
  private var awaited: [Call] = []

  private struct Call {
    let number: Int
    /// The index of the event with which the first action during the call began.
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

  /// Returns the row numbers of the latest calls, at most `maximumReturned`, that run at the event index `position` and during
  /// which an action has begun.
  func running(at position: Int) -> [Int] {
    awaited.filter { $0.start <= position && $0.end ?? .max > position }.map(\.number)
      .suffix(AwaitedCalls.maximumReturned)
  }

  /// Returns the row numbers of the latest calls, at most `maximumReturned`, that ended before the event index `position` and
  /// during which an action had begun.
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
