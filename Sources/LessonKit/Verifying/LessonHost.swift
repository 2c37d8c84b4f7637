/// A laboratory in which a lesson is proved.
public struct LessonHost {
  /// Starts again with nothing loaded.
  public let start: () async -> Void
  /// Runs a command; returns its output and whether it succeeded.
  public let run: (String) async -> (output: String, ok: Bool)
  /// Returns the present trace, commands and faults.
  public let observe: () async -> Observation
  /// Returns the number of lines that a step takes at 80 columns.
  public let height: ([LessonLine]) -> Int

  /// Makes a host from its four operations.
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
