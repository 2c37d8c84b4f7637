import Traces

/// The texts of a record's values: made when the trace is read, or at once for values that contain references.
final class RenderedValues: Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// A placeholder while the texts are being made.
  static let underway = RenderedValues([])
}
