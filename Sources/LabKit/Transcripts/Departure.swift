import CReplays

/// The report to make when the process must end because a session cannot be stopped.
///
/// `@unchecked Sendable` is safe because the body is called at most once, on its own thread, when no other code goes on.
final class Departure: @unchecked Sendable {
  private let body: (_ name: String, _ line: Int) -> Void

  private init(_ body: @escaping (String, Int) -> Void) { self.body = body }

  /// Runs `work`; when one of its sessions cannot be stopped, calls `body` with page and line, and the process ends.
  static func announced<Result>(
    to body: @escaping (_ name: String, _ line: Int) -> Void,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let departure = Departure(body)
    replays_before_leaving(
      { context, name, line in
        guard let context else { return }
        Unmanaged<Departure>.fromOpaque(context).takeUnretainedValue()
          .body(String(cString: name), Int(line))
      },
      Unmanaged.passUnretained(departure).toOpaque()
    )
    defer { withExtendedLifetime(departure) { replays_before_leaving(nil, nil) } }
    return try await work()
  }
}
