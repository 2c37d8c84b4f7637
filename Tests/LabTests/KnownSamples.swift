@testable import Lab

extension BaselineCache {
  /// What has been found out about the samples, once for all tests.
  static let ofSamples = BaselineCache()
}
