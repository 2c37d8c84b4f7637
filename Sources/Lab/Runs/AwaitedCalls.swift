import Traces

/// The calls that were still running when a later action began, such as those that wait for a server.
struct AwaitedCalls {
  private var open: [Int] = []
  private var awaited: [Call] = []

  private struct Call {
    let number: Int
    /// The position of the first action at which it was still running.
    let start: Int
    /// Where it ended; nil while it runs.
    var end: Int?
  }

  /// As many are remembered as being of use: later ones hide what older ones would show.
  private static let most = 16
}

extension AwaitedCalls {
  /// Takes in the event at a position.
  mutating func take(_ event: Event, at position: Int) {
    switch event.kind {
    case .action: wait(at: position)
    case .call, .asyncCall: if let number = event.number { open.append(number) }
    case .return, .throw, .reply: if let call = event.cause { end(call, at: position) }
    default: break
    }
  }

  /// The calls before a position that run there.
  func running(at position: Int) -> [Int] {
    awaited.filter { $0.start <= position && $0.end ?? .max > position }.map(\.number)
      .suffix(AwaitedCalls.most)
  }

  /// The calls that ran on through an action, and had ended before a position.
  func ended(before position: Int) -> [Int] {
    awaited.filter { $0.end ?? .max < position }.map(\.number).suffix(AwaitedCalls.most)
  }

  private mutating func wait(at position: Int) {
    awaited += open.map { Call(number: $0, start: position) }
    open = []
  }

  private mutating func end(_ call: Int, at position: Int) {
    if let index = open.lastIndex(of: call) {
      open.remove(at: index)
    } else if let index = awaited.lastIndex(where: { $0.number == call && $0.end == nil }) {
      awaited[index].end = position
    }
  }
}
