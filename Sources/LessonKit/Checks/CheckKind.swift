extension Check {
  /// A kind of check: its word, and the reader of the words after it.
  public struct Kind: Sendable {
    /// The first word: `seen`.
    public let word: String
    /// An example for authors: `seen View -> Presenter load`.
    public let example: String
    /// Whether the check is judged only when all others are met, because a later event can still break it.
    let isJudgedLast: Bool
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
  /// Returns whether both kinds have the same word.
  public static func == (one: Check.Kind, other: Check.Kind) -> Bool { one.word == other.word }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension Check.Kind {
  static func named(_ word: String) -> Check.Kind? { all.first { $0.word == word } }
}
