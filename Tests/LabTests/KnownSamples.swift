@testable import Lab

extension Rehearsals {
  /// What has been found out about the samples, once for all tests.
  static let ofSamples = Rehearsals()
}
