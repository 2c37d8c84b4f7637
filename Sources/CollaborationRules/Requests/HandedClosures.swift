import Traces

/// The closures that messages handed to their receivers, and whether each closure was called.
struct HandedClosures {
  /// The index of each message with a closure, and the index of the closure's first call; nil where it was not called.
  private var calls: [(start: Int, end: Int?)] = []
  /// Whether an asynchronous call came that no closure explains.
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

  /// Returns whether a closure handed over before an index may still be called.
  func mayBeCalled(after index: Int) -> Bool {
    hasOthers || calls.contains { $0.start < index && ($0.end.map { $0 > index } ?? true) }
  }
}
