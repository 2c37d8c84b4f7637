import CReplays

/// The report to make when the process must end because a session cannot be stopped.
///
/// `@unchecked Sendable` is safe because the body is called at most once, on its own thread, when no other code goes on.
final class ExitReport: @unchecked Sendable {
  private let body: (_ name: String, _ line: Int) -> Void

  private init(_ body: @escaping (String, Int) -> Void) { self.body = body }

  /// Runs `work`; when one of its sessions cannot be stopped, calls `body` with page and line, and the process ends.
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
