import PrintableText

/// What a page says of how it is replayed, in a comment that nobody sees:
/// `<!-- viper: seed=7 timeout=2s -->`.
package struct PageOptions: Hashable, Sendable {
  /// What chance follows from in the session; the same for every replay.
  ///
  /// Nil where nothing of the page may depend on it.
  package private(set) var seed: Int?

  /// How long the replay may take; nil where the page does not say it.
  package private(set) var timeout: TimeLimit?

  /// Says nothing.
  init() {}

  /// Adds what a line says, if it is such a comment.
  mutating func read(_ line: Substring, number: Int) throws(TranscriptError) {
    let line = line.trimmed
    guard line.begins(with: PageOptions.opening), line.hasSuffix("-->") else { return }
    let text = line.dropFirst(PageOptions.opening.count).dropLast(3)
    for word in text.split(separator: " ") {
      guard take(word) else { throw .unknownOption(String(word), line: number) }
    }
  }

  /// Takes a word such as `seed=7`; says whether it means something.
  private mutating func take(_ word: Substring) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("seed", let value?):
      guard let number = Int(typed: value), number >= 0 else { return false }
      seed = number
    case ("timeout", let value?):
      guard let limit = TimeLimit(value) else { return false }
      timeout = limit
    default: return false
    }
    return true
  }

  private static let opening = "<!-- viper:"
}
