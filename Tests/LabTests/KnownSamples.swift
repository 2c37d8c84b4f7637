@testable import Lab

extension BaselineCache {
  /// The cache for the samples, shared by all tests.
  static let ofSamples = BaselineCache()
}
