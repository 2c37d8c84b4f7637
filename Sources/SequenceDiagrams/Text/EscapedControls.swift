extension String {
  /// The text with everything that could steer a terminal shown as an escape.
  ///
  /// Used for all that comes from files, arguments or traces: `"a\nb"` becomes `a\nb` with a
  /// visible backslash, an escape character becomes `\u{1B}`. Marks that turn the direction of
  /// writing are shown too, since they could make a text read as another.
  public func escapingControls() -> String {
    if isPrintableASCII || !unicodeScalars.contains(where: \.steersTerminal) { return self }
    var text = ""
    for scalar in unicodeScalars { text.append(escaped: scalar) }
    return text
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case _ where scalar.steersTerminal:
      self += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar moves, clears, breaks or turns what is shown.
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
