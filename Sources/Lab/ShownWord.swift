import PrintableText

extension String {
  /// A typed word as it is shown in an answer: never raw, never nothing, and of a very long one
  /// only the beginning and the end.
  var shown: String { shown(atMost: 200) }

  /// A path as it is shown in an answer; as long as a path can be.
  var shownPath: String { shown(atMost: 4_096) }

  /// A message that may hold a typed word in full: of a very long one the beginning and the end.
  var bounded: String {
    guard utf8.count > 8_192 else { return self }
    return String(unicodeScalars.prefix(1_024)) + "…" + String(unicodeScalars.suffix(1_024))
  }

  private func shown(atMost longest: Int) -> String {
    if isEmpty { return "\"\"" }
    guard utf8.count > longest else { return printable() }
    let scalars = unicodeScalars
    return String(scalars.prefix(longest / 2)).printable() + "…"
      + String(scalars.suffix(longest / 2)).printable()
  }
}
