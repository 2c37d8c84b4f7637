// A word that a person typed, as it is shown and as it is typed again.

extension String {
  /// A typed word as it is shown in an answer: never raw, never nothing, and of a very long one
  /// only the beginning and the end.
  package var readable: String { printable(atMost: 200) }

  /// A path as it is shown in an answer; as long as a path can be.
  package var readablePath: String { printable(atMost: 4_096) }

  private func printable(atMost longest: Int) -> String {
    if isEmpty { return "\"\"" }
    guard utf8.count > longest else { return printable() }
    let scalars = unicodeScalars
    return String(scalars.prefix(longest / 2)).printable() + "…"
      + String(scalars.suffix(longest / 2)).printable()
  }

  /// A word so that a line of the prompt reads it as one again.
  package var quotedIfNeeded: String {
    let special: Set<Character> = [" ", "\t", ";", "'", "\"", "\\"]
    guard isEmpty || self == "#" || contains(where: special.contains) else { return self }
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
