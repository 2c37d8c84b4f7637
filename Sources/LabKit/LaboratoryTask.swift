protocol LaboratoryTask {
  /// Runs the subcommand and returns the exit status.
  func run(in laboratory: Laboratory) async throws -> Int32
}
