import Sequences

/// The latest asynchronous calls in a trace being read; a line at any depth can answer them.
struct PendingAsyncCalls {
  private var calls: [(number: Int, message: Message?)] = []

  /// The maximum number of remembered calls; the answer to an older call is read as a return.
  private static let limit = 4096

  /// Adds the asynchronous call in the row `number`, which must exceed all earlier numbers; the message is nil if the call has
  /// none.
  ///
  /// If 4,096 calls are remembered, first forgets the older half.
  mutating func add(_ number: Int, _ message: Message?) {
    if calls.count >= PendingAsyncCalls.limit {
      calls.removeFirst(PendingAsyncCalls.limit / 2)
    }
    calls.append((number, message))
  }

  /// The message of the asynchronous call in the row (numbered event) `number`: nil if no such call is remembered, `.some(nil)` for
  /// a call without a message.
  subscript(number: Int) -> Message?? {
    calls.firstIndex(of: number, by: \.number).map { calls[$0].message }
  }
}
