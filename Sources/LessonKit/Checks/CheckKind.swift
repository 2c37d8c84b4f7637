extension Check {
  /// A way to ask something: its word, and what the words behind it mean.
  public struct Kind: Sendable {
    /// The word that begins it: `seen`.
    public let word: String
    /// How it is written, for authors: `seen View -> Presenter load`.
    public let example: String
    /// Whether it is judged when all else is met, since until then it can still be broken.
    let isJudgedLast: Bool
    /// Reads the words behind it.
    let read: @Sendable (CheckText) throws(LessonError) -> Meaning

    init(
      _ example: String,
      isJudgedLast: Bool = false,
      read: @escaping @Sendable (CheckText) throws(LessonError) -> Meaning
    ) {
      word = String(example.prefix { $0 != " " })
      self.example = example
      self.isJudgedLast = isJudgedLast
      self.read = read
    }
  }
}

extension Check.Kind: Hashable {
  /// Whether both begin with the same word.
  public static func == (one: Check.Kind, other: Check.Kind) -> Bool { one.word == other.word }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension Check.Kind {
  /// The kind that a word begins.
  static func named(_ word: String) -> Check.Kind? { all.first { $0.word == word } }

  /// All words, as a sentence lists them: `seen, never, order or count`.
  static var words: String {
    let words = all.map(\.word)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
