extension Unicode.Scalar {
  /// Whether a terminal would obey this instead of showing it.
  var isControl: Bool { properties.generalCategory == .control }
}

extension String {
  /// The text with control characters written as they are in Swift: `\n`, `\u{1B}`.
  var escapingControlCharacters: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}
