/// What a page says of how it is replayed, in a comment that nobody sees: `<!-- viper: seed=7 -->`.
package struct PageOptions: Hashable, Sendable {
  /// What chance follows from in the session; the same for every replay.
  ///
  /// Nil where nothing of the page may depend on it.
  package private(set) var seed: Int?

  /// Says nothing.
  init() {}

  /// Adds what a line says, if it is such a comment.
  mutating func read(_ line: Substring, number: Int) throws(TranscriptError) {
    let line = line.trimmed
    guard line.begins(with: PageOptions.opening), line.hasSuffix("-->") else { return }
    let text = line.dropFirst(PageOptions.opening.count).dropLast(3)
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == "seed", let seed = Int(parts[1]), seed >= 0 else {
        throw .unknownOption(String(word), line: number)
      }
      self.seed = seed
    }
  }

  private static let opening = "<!-- viper:"
}
