import TraceRecording
import Traces

/// Makes a module with queues of its own, and records what it says until a predicate holds.
///
///     let trace = await recordTrace(of: CartRouter.createModule(), until: { $0.contains("View showTotal") }) {
///       $0.viewDidLoad()
///     }
///
/// The predicate is asked after each record. Where it does not hold in time the test fails with what was said until
/// then, and that is what is returned.
///
/// - Throws: The error that `make` or `body` throws.
public func recordTrace<Module>(
  of make: @autoclosure () throws -> Module,
  until isDone: (Trace) -> Bool,
  timeout: Duration = .seconds(5),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (Module) async throws -> Void
) async rethrows -> Trace {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let recorder = Recorder()
  let wait = TraceWait(recorder)
  let (module, isInTime) = try await recorder.recording {
    let module = try make()
    try await recorder.action(testAction) { try await body(module) }
    return (module, await wait.isDone(within: timeout, isDone))
  }
  let trace = withExtendedLifetime(module) { recorder.trace().withoutTest() }
  if !isInTime {
    Failure(TraceWait.text(trace, timeout), in: trace).report(at: site)
  }
  return trace
}

extension Trace {
  /// Whether a message was sent that a line of the notation expects; the sender may be left out.
  ///
  ///     trace.contains("View showTotal")  // anybody's message to the View
  ///
  /// A line that cannot be read is in no trace.
  public func contains(_ line: String) -> Bool {
    let isWhole = [" -> ", " --> ", " ~> ", " -x "].contains { line.contains($0) }
    guard let pattern = try? MessagePattern(isWhole ? line : "_ -> \(line)") else { return false }
    return events.contains { pattern.matches($0) }
  }
}

/// Waits for what a recorder records.
struct TraceWait {
  private let recorder: Recorder
  private let watch: RecorderWatch
  private let records: AsyncStream<Void>
  private let end: @Sendable () -> Void

  init(_ recorder: Recorder) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.recorder = recorder
    records = stream
    end = { continuation.finish() }
    watch = recorder.watch { continuation.yield() }
  }

  /// Waits until a predicate holds; false where it does not in time.
  func isDone(within timeout: Duration, _ isDone: (Trace) -> Bool) async -> Bool {
    if isDone(recorder.trace().withoutTest()) { return true }
    let timer = Task { [end] in
      try? await Task.sleep(for: timeout)
      end()
    }
    defer { timer.cancel() }
    for await _ in records where isDone(recorder.trace().withoutTest()) { return true }
    return isDone(recorder.trace().withoutTest())
  }

  /// What is told where nothing came in time.
  static func text(_ trace: Trace, _ timeout: Duration) -> String {
    let lines = ExpectationText(trace)
    let last = lines.lines.last.map { " The last message was \($0.row.expectation)." } ?? ""
    return
      "What was waited for did not come within \(timeout).\(last)\n\n\(lines.text.indented(by: 2))"
  }
}
