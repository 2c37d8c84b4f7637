import TraceRecording
import Traces

extension Recorder {
  /// Calls `body`, then waits until `isDone` holds for the messages on queues and in tasks, and records messages all the time.
  ///
  /// The test fails at `site` if `isDone` does not hold within `timeout` after `body` has returned.
  func record(
    until isDone: (Trace) -> Bool,
    _ timeout: Duration,
    at site: CallSite,
    _ body: () async throws -> Void
  ) async rethrows {
    // The stream has an element whenever anything was recorded since the last element was taken.
    let (records, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let watch = self.watch { continuation.yield() }
    defer { withExtendedLifetime(watch) {} }
    try await recording {
      try await action(Recorder.testAction, body)
      if isDone(trace().withoutTest()) { return }
      let timer = Task {
        try? await Task.sleep(for: timeout)
        continuation.finish()
      }
      defer { timer.cancel() }
      for await _ in records where isDone(trace().withoutTest()) { return }
      let last = trace().withoutTest()
      if !isDone(last) { last.lateFailure(timeout).report(at: site) }
    }
  }
}

extension Trace {
  /// Returns the failure for a wait that ends with this trace.
  fileprivate func lateFailure(_ timeout: Duration) -> Failure {
    let lines = ExpectationText(self)
    let last = lines.lines.last.map { " The last message was \($0.row.expectation)." } ?? ""
    let words = "What was waited for did not come within \(timeout).\(last)"
    return Failure("\(words)\n\n\(lines.text.indented(by: 2))", in: self)
  }
}
