import CReplays

/// What is still done when the process leaves because a session cannot be stopped.
///
/// Unchecked since it is done once, on a thread of its own, when nobody else goes on.
final class Departure: @unchecked Sendable {
  private let body: (_ name: String, _ line: Int) -> Void

  private init(_ body: @escaping (String, Int) -> Void) { self.body = body }

  /// Works; where a session of it cannot be stopped, the body is told the page and the line, and the process ends.
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
