import TraceRecording
import Traces

/// A recording of a test's calls that waits for the messages that follow on queues and in tasks.
struct TraceWait {
  private let recorder: Recorder
  private let timeout: Duration
  private let site: CallSite
  /// A stream that has an element whenever the recorder has recorded anything since the last element was taken.
  private let records: AsyncStream<Void>
  private let end: @Sendable () -> Void
  private let watch: RecorderWatch

  init(_ recorder: Recorder, _ timeout: Duration, at site: CallSite) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.recorder = recorder
    self.timeout = timeout
    self.site = site
    records = stream
    end = { continuation.finish() }
    watch = recorder.watch { continuation.yield() }
  }

  /// Calls `body`, then waits until `isDone` holds, and records messages all the time.
  ///
  /// The test fails if `isDone` does not hold within `timeout` after `body` has returned.
  func record(until isDone: (Trace) -> Bool, _ body: () async throws -> Void) async rethrows {
    try await recorder.recording {
      try await recorder.action(testAction, body)
      let start = recorder.trace().withoutTest()
      guard await !waits(for: isDone, from: start) else { return }
      let trace = recorder.trace().withoutTest()
      Failure(text(of: trace), in: trace).report(at: site)
    }
  }

  private func waits(for isDone: (Trace) -> Bool, from start: Trace) async -> Bool {
    if isDone(start) { return true }
    let timer = Task { [end, timeout] in
      try? await Task.sleep(for: timeout)
      end()
    }
    defer { timer.cancel() }
    for await _ in records where isDone(recorder.trace().withoutTest()) { return true }
    return isDone(recorder.trace().withoutTest())
  }

  private func text(of trace: Trace) -> String {
    let lines = ExpectationText(trace)
    let last = lines.lines.last.map { " The last message was \($0.row.expectation)." } ?? ""
    let words = "What was waited for did not come within \(timeout).\(last)"
    return "\(words)\n\n\(lines.text.indented(by: 2))"
  }
}
