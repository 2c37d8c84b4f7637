import Traces

/// The messages that hand over a closure; the first call that such a message caused is taken for the call of the closure.
struct HandedClosures {
  /// The indices of each message that hands over a closure and of the closure's first call; the second is nil without a call.
  private var calls: [(start: Int, end: Int?)] = []
  /// Whether the trace has an asynchronous call that no message with a closure caused.
  private var hasOthers = false

  init(_ evidence: Evidence) {
    var indices: [Int: Int] = [:]
    for (index, event) in evidence.calls {
      let cause = evidence.index(ofRow: event.cause).flatMap { indices[$0] }
      if let cause, calls[cause].end == nil { calls[cause].end = index }
      if cause == nil, event.kind == .asyncCall { hasOthers = true }
      guard event.handsOverClosure else { continue }
      indices[index] = calls.count
      calls.append((index, nil))
    }
  }

  /// Returns whether a closure that was handed over before `index` may be called later; always true if `hasOthers`.
  func mayBeCalled(after index: Int) -> Bool {
    hasOthers || calls.contains { $0.start < index && ($0.end.map { $0 > index } ?? true) }
  }
}
