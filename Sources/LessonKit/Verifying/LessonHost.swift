import Traces

/// A laboratory that a lesson can be proved on.
public struct LessonHost {
  /// Begins anew with the lesson's module loaded.
  public let start: () async -> Void
  /// Runs a command; says what was shown, and whether it could be done.
  public let run: (String) async -> (output: String, ok: Bool)
  /// What has happened since the start.
  public let trace: () async -> Trace

  /// Makes a host.
  public init(
    start: @escaping () async -> Void,
    run: @escaping (String) async -> (output: String, ok: Bool),
    trace: @escaping () async -> Trace
  ) {
    self.start = start
    self.run = run
    self.trace = trace
  }
}
