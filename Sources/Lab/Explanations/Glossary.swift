/// The laboratory's own words and those of iOS, for `help` and `explain`.
struct Glossary {
  /// A word, what it means, and what can be typed to see it.
  struct Entry {
    /// The word, in small letters.
    let word: String
    /// What it means.
    let meaning: String
    /// The commands, with `;` between them.
    let see: String

    init(_ word: String, _ meaning: String, see: String) {
      (self.word, self.meaning, self.see) = (word, meaning, see)
    }
  }

  /// What is told of a word; nil for one that is not explained.
  static func entry(for word: String) -> Entry? {
    let word = word.lowercased()
    return entries.first { $0.word == word }
  }

  /// The words that are explained.
  static var words: [String] { entries.map(\.word) }

  /// All of them.
  static var entries: [Entry] { wordsOfLaboratory + wordsOfPlatform }
}
