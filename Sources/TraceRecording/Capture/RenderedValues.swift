import Traces

/// The texts of arguments, of a result or of an error: made immediately if the values may contain references, else when
/// needed.
final class RenderedValues: Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// The empty placeholder for texts that are being made.
  static let underway = RenderedValues([])
}
