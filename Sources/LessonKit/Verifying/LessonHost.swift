/// The operations of a laboratory in which a lesson is played to check it.
public struct LessonHost {
  /// Restarts the laboratory with nothing loaded.
  public let start: () async -> Void
  /// Runs a command in the laboratory; returns its output and whether it succeeded.
  public let run: (String) async -> (output: String, ok: Bool)
  /// Returns the present state of the laboratory: trace, commands and faults.
  public let observe: () async -> Observation
  /// Returns the number of screen lines that some lines of a lesson take at 80 columns.
  public let height: ([LessonLine]) -> Int

  /// Creates the host from the four operations of a laboratory.
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
