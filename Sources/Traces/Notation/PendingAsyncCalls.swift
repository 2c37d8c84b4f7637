import Sequences

/// The latest asynchronous calls, which a later line at any depth can answer.
struct PendingAsyncCalls {
  private var calls: [(number: Int, message: Message?)] = []

  /// The maximum number of calls remembered; an answer to an older call is read as a return.
  private static let limit = 4096

  /// Adds an asynchronous call with the row number `number`; `message` is nil for a call without a message.
  ///
  /// Row numbers must ascend. At the limit, the older half of the calls is forgotten.
  mutating func add(_ number: Int, _ message: Message?) {
    if calls.count >= PendingAsyncCalls.limit {
      calls.removeFirst(PendingAsyncCalls.limit / 2)
    }
    calls.append((number, message))
  }

  /// The message of the asynchronous call in row `number`: nil if there is no such call, `.some(nil)` if the call has
  /// no message.
  subscript(number: Int) -> Message?? {
    calls.firstIndex(of: number, by: \.number).map { calls[$0].message }
  }
}
