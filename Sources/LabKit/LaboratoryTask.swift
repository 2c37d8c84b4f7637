protocol LaboratoryTask {
  func run(in laboratory: Laboratory) async throws -> Int32
}
