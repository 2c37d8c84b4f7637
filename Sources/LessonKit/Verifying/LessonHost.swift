/// A laboratory that a lesson can be proved on.
public struct LessonHost {
  /// Begins anew with nothing loaded.
  public let start: () async -> Void
  /// Runs a command; says what was shown, and whether it could be done.
  public let run: (String) async -> (output: String, ok: Bool)
  /// What there is now.
  public let observe: () async -> Observation
  /// How many lines a step takes at 80 columns.
  public let height: ([LessonLine]) -> Int

  /// Makes a host.
  public init(
    start: @escaping () async -> Void,
    run: @escaping (String) async -> (output: String, ok: Bool),
    observe: @escaping () async -> Observation,
    height: @escaping ([LessonLine]) -> Int = { $0.count }
  ) {
    self.start = start
    self.run = run
    self.observe = observe
    self.height = height
  }
}
