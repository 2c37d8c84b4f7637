import SampleModules

@testable import Lab

extension BaselineCache {
  /// The cache for the samples, shared by all tests.
  static let ofSamples = BaselineCache()
}

/// Returns a session of the samples after some lines.
func session(_ lines: String...) async -> Session {
  let session = Session(modules: Samples.modules, baselines: .ofSamples)
  for line in lines { _ = await session.answer(line) }
  return session
}
