// A typed word, as it is displayed and as it is typed again.

extension String {
  /// This text, a word that a person typed, for display: with escapes for unprintable scalars, `""` if it is empty, and
  /// only its first and last 100 scalars if it has more than 200.
  package var readable: String { printable(atMost: 200) }

  /// This text, a path, for display: with escapes for unprintable scalars, `""` if it is empty, and only its first and
  /// last 2,048 scalars if it has more than 4,096.
  package var readablePath: String { printable(atMost: 4_096) }

  private func printable(atMost longest: Int) -> String {
    if isEmpty { return "\"\"" }
    let scalars = unicodeScalars
    guard scalars.count > longest else { return printable() }
    return String(scalars.prefix(longest / 2)).printable() + "…"
      + String(scalars.suffix(longest / 2)).printable()
  }

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
}
