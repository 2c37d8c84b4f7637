extension Step {
  /// A kind of step: how it is written, shown, answered and proved, all in one file.
  public struct Kind: Sendable {
    /// The word behind `step`: `predict`.
    public let word: String
    /// The names that only this kind has a use for, with a value.
    var attributes: [String] = []
    /// The same without a value.
    var flags: [String] = []
    /// The fences that it has a use for.
    var fences: [String] = []
    /// Reads an item of the page; nil where items are text.
    var readItem:
      (@Sendable (String, _ line: Int, inout Step, ChoiceReader) throws(LessonError) -> Void)?
    /// Whether a text below the hints says why, when the step is done.
    var isConcluded = false
    /// Makes the rest of what was read, and refuses what does not fit.
    var finish: @Sendable (inout Step, _ bank: Bank) throws(LessonError) -> Void = { _, _ in }

    /// What it does to the stage when it begins, behind what every step may do.
    var opening: @Sendable (Step) -> [String] = { _ in [] }
    /// What brings the stage from its beginning to its end.
    var completion: @Sendable (Step) -> [String] = { $0.stage.acts }
    /// What is run and shown behind that when the answer was right.
    var proofs: @Sendable (Step) -> [String] = { _ in [] }
    /// Whether of all that only what the last command leads to is shown.
    var showsLastOnly = false
    /// The first row that is hidden while it is open.
    var hiddenFrom: @Sendable (Step) -> Int? = { _ in nil }
    /// Whether the learner may load, break and close as they like.
    var allowsEverything = false
    /// Whether actions are refused, since a question is open.
    public internal(set) var isQuestion = false

    /// What is shown below the text.
    var shown: @Sendable (LessonRun) -> [LessonLine] = { _ in [] }
    /// What to type, in a sentence.
    var invitation: @Sendable (LessonRun) -> Phrase = { _ in "" }
    /// What an empty line leads to: nil to go on.
    var waiting: Phrase?
    /// Takes what is typed; nil when it is no answer, and is to be run as a command.
    var take: @Sendable (inout LessonRun, String) -> LessonReply? = { _, _ in nil }
    /// What becomes of a statement, where not checks judge it.
    var judgeStatement: @Sendable (inout LessonRun) -> LessonReply? = { _ in nil }
    /// What to type for a right answer, a line each.
    var rightLines: @Sendable (LessonRun) -> [String] = { _ in [] }
    /// What to type for a wrong one.
    var wrongLines: @Sendable (LessonRun) -> [String] = { _ in [] }
    /// The words that say what is right, when a step is skipped.
    var solution: @Sendable (LessonRun) -> String = { _ in "" }

    /// Proves that the step is true, can be done, and refuses what is wrong.
    var prove: @Sendable (inout LessonVerifier, Step, _ index: Int) async -> Void = { _, _, _ in }

    /// Makes a kind.
    init(_ word: String, _ configure: (inout Kind) -> Void) {
      self.word = word
      configure(&self)
    }
  }
}

extension Step.Kind: Hashable {
  /// Whether both have the same word.
  public static func == (one: Step.Kind, other: Step.Kind) -> Bool { one.word == other.word }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension Step.Kind {
  /// The kind of that word.
  static func named(_ word: String) -> Step.Kind? { all.first { $0.word == word } }

  /// All words, as a sentence lists them.
  static var words: String {
    let words = all.map(\.word)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
