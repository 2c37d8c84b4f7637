extension String {
  /// Creates a text that consists of one scalar, repeated `count` times; empty for a count below 1.
  ///
  /// Takes a small fraction of the time of `String(repeating:count:)`.
  ///
  ///     String("─", times: 3)  // "───"
  package init(_ scalar: Unicode.Scalar, times count: Int) {
    let count = Swift.max(0, count)
    self.init(unsafeUninitializedCapacity: count * UTF8.width(scalar)) { bytes in
      var end = 0
      for _ in 0..<count {
        UTF8.encode(scalar) { byte in
          bytes[end] = byte
          end += 1
        }
      }
      return end
    }
  }
}
