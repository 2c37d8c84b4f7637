import TraceRecording
import Traces

extension Recorder {
  /// Calls `body`, then waits until `isDone` holds for the messages on queues and in tasks, and records messages all the time.
  ///
  /// The test fails at `site` if `isDone` does not hold within `timeout` after `body` has returned, or asks for a line that cannot be
  /// read; then the result is the reason, else nil.
  @discardableResult
  func record(
    until isDone: (Trace) -> Bool,
    _ timeout: Duration,
    at site: CallSite,
    _ body: () async throws -> Void
  ) async rethrows -> String? {
    let unreadable = Locked<UnreadableLine?>(nil)
    func ends() -> Bool {
      let trace = trace().withoutTest()
      return UnreadableLine.$found.withValue(unreadable) { isDone(trace) }
        || unreadable.locked { $0 != nil }
    }
    // The stream has an element whenever anything was recorded since the last element was taken.
    let (records, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let watch = self.watch { continuation.yield() }
    defer { withExtendedLifetime(watch) {} }
    return try await recording { () async throws -> String? in
      try await action(Recorder.testAction, body)
      var isOver = ends()
      if !isOver {
        let timer = Task {
          try? await Task.sleep(for: timeout)
          continuation.finish()
        }
        defer { timer.cancel() }
        for await _ in records {
          isOver = ends()
          if isOver { break }
        }
        isOver = isOver || ends()
      }
      let line = unreadable.locked { $0 }
      if isOver, line == nil { return nil }
      let reason = Trace.waitFailed + (line.map { ": \($0)" } ?? " within \(timeout).")
      trace().withoutTest().failure(because: reason).report(at: site)
      return reason
    }
  }
}

extension Trace {
  fileprivate static let waitFailed = "What was waited for did not come"

  /// The reason why the wait for the last of this trace failed, which is a note in it; nil if no wait failed.
  var failedWait: String? {
    events.last { $0.kind == .note && $0.text.hasPrefix(Trace.waitFailed) }
      .map { "\($0.text) So nothing is written." }
  }

  /// Returns the trace with a note on the reason why a wait failed; the same trace for nil.
  func noting(_ failedWait: String?) -> Trace {
    failedWait.map { Trace(lanes: lanes, events: events + [Event(note: $0)]) } ?? self
  }

  /// Returns the failure of a wait that ends with this trace.
  fileprivate func failure(because reason: String) -> Failure {
    let lines = ExpectationText(self)
    let last = lines.lines.last.map { " The last message was \($0.row.expectation)." } ?? ""
    return Failure("\(reason)\(last)\n\n\(lines.text.indented(by: 2))", in: self)
  }
}
