// A typed word, as it is displayed and as it is typed again.

extension String {
  /// A typed word for display: escaped, `""` if empty, and with the middle left out if it is longer than 200 bytes.
  package var readable: String { printable(atMost: 200) }

  /// A path for display, like `readable`; the middle is left out of a path longer than 4,096 bytes.
  package var readablePath: String { printable(atMost: 4_096) }

  private func printable(atMost longest: Int) -> String {
    if isEmpty { return "\"\"" }
    guard utf8.count > longest else { return printable() }
    let scalars = unicodeScalars
    return String(scalars.prefix(longest / 2)).printable() + "…"
      + String(scalars.suffix(longest / 2)).printable()
  }

  /// The word, quoted if necessary so that the prompt reads it as one word.
  package var quotedIfNeeded: String {
    let special: Set<Character> = [" ", "\t", ";", "'", "\"", "\\"]
    guard isEmpty || self == "#" || contains(where: special.contains) else { return self }
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
