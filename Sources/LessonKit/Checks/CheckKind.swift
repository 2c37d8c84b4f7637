import Traces

extension Check {
  /// A way to ask something of the messages: its word, how the rest is read, and how it is judged.
  public struct Kind: Sendable {
    /// The word that begins it: `seen`.
    public let word: String
    /// Whether it is judged when all else is met, since until then it can still be broken.
    let isJudgedLast: Bool
    /// Whether a number stands before the messages.
    let hasCount: Bool
    /// What stands between two messages; nil where there is one only.
    let separator: String?
    /// Judges the events since the step began; lanes say who could have spoken at all.
    let judge: @Sendable (Check, [Event], [Participant]) -> CheckResult

    init(
      _ word: String,
      isJudgedLast: Bool = false,
      hasCount: Bool = false,
      separator: String? = nil,
      judge: @escaping @Sendable (Check, [Event], [Participant]) -> CheckResult
    ) {
      self.word = word
      self.isJudgedLast = isJudgedLast
      self.hasCount = hasCount
      self.separator = separator
      self.judge = judge
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
