/// Something the command line can be asked to do.
protocol LaboratoryTask {
  /// Does it and gives the exit status.
  func run(in laboratory: Laboratory) async throws -> Int32
}
