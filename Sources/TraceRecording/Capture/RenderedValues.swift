import Traces

/// The texts of a call's arguments, result or error.
///
/// They are made at the call if a value may contain an object reference, else when the trace is read.
final class RenderedValues: Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// The empty placeholder for texts that are being made.
  static let underway = RenderedValues([])
}
