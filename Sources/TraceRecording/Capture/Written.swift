import Traces

/// Text instead of values: made late for plain values, at once for what holds references.
final class Written: Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// Stands there while the texts are made.
  static let underway = Written([])
}
