// A word as a person types it: in quotes at the prompt or in a shell, or as a number.

extension String {
  /// This text as one word of a command at the viperlab prompt.
  ///
  /// An empty text, `#`, and a text with spaces, tabs, semicolons, quotes or backslashes get double quotes around them;
  /// `"` and `\` in the text become `\"` and `\\`.
  package var quotedIfNeeded: String {
    let special: Set<Character> = [" ", "\t", ";", "'", "\"", "\\"]
    guard isEmpty || self == "#" || contains(where: special.contains) else { return self }
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }

  /// This text in single quotes, which a shell reads as one word.
  package var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// This text as one word of a command line for display, with escapes for unprintable scalars.
  ///
  /// In single quotes if it is empty or has other scalars than letters, digits and `/._-+=:,@%`.
  package var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/._-+=:,@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : quotedForShell.printable()
  }
}

extension Int {
  /// The largest magnitude of a number that a person may type, 2^53: sums and differences of a few such numbers do not overflow.
  package static let maximumTyped = 1 << 53

  /// Parses a decimal integer with an optional sign; nil for any other text, and for a magnitude above ``maximumTyped``.
  package init?(typed text: some StringProtocol) {
    guard let number = Int(text), number.magnitude <= UInt(Int.maximumTyped) else { return nil }
    self = number
  }
}
