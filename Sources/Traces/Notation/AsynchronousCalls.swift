import Sequences

/// The asynchronous calls to which an answer can still come, from wherever it stands.
struct AsynchronousCalls {
  private var calls: [(number: Int, message: Message?)] = []

  /// How many calls are remembered at most; an answer to an older one is a return.
  private static let limit = 4096

  /// Adds a call; calls are added in their order.
  mutating func add(_ number: Int, _ message: Message?) {
    if calls.count >= AsynchronousCalls.limit {
      calls.removeFirst(AsynchronousCalls.limit / 2)
    }
    calls.append((number, message))
  }

  /// The message of a call, nil inside where it had none; nil where there is no such call.
  subscript(number: Int) -> Message?? {
    calls.firstIndex(of: number, by: \.number).map { calls[$0].message }
  }
}
