extension Int {
  /// The greatest number that is read where a person or a file writes one: sums and differences of a few stay whole
  /// numbers.
  package static let greatestTyped = 1 << 53

  /// A whole number as a person or a file writes it, with a sign or without; nil for anything else, and for a number
  /// beyond ``greatestTyped`` in either direction.
  package init?(typed text: some StringProtocol) {
    guard let number = Int(text), number.magnitude <= UInt(Int.greatestTyped) else { return nil }
    self = number
  }
}
