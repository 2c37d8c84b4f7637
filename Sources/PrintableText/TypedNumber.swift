extension Int {
  /// The largest magnitude of a number that a person may type, 2^53: sums and differences of a few such numbers do not
  /// overflow.
  package static let maximumTyped = 1 << 53

  /// Parses a decimal integer with an optional sign; nil for any other text, and for a magnitude above
  /// ``maximumTyped``.
  package init?(typed text: some StringProtocol) {
    guard let number = Int(text), number.magnitude <= UInt(Int.maximumTyped) else { return nil }
    self = number
  }
}
