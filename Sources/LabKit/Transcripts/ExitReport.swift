import CReplays

/// A function that is called before the process ends because a session cannot be stopped.
///
/// `@unchecked Sendable` is safe because the function is called at most once, on a thread of its own, and meanwhile no replay
/// begins or ends.
final class ExitReport: @unchecked Sendable {
  private let body: (_ name: String, _ line: Int) -> Void

  private init(_ body: @escaping (String, Int) -> Void) { self.body = body }

  /// Runs `work`, which replays transcripts; if a session cannot be stopped, calls `body` before the process ends.
  ///
  /// `body` receives the path of the transcript and the line of the command, from 1.
  static func whenUnstoppable<Result>(
    _ body: @escaping (_ name: String, _ line: Int) -> Void,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let report = ExitReport(body)
    replays_before_leaving(
      { context, name, line in
        guard let context else { return }
        Unmanaged<ExitReport>.fromOpaque(context).takeUnretainedValue()
          .body(String(cString: name), Int(line))
      },
      Unmanaged.passUnretained(report).toOpaque()
    )
    defer { withExtendedLifetime(report) { replays_before_leaving(nil, nil) } }
    return try await work()
  }
}
