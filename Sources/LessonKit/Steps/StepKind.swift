extension Step {
  /// A kind of step: how it is read, shown, answered and proved; each kind has a file of its own.
  public struct Kind: Sendable {
    /// The word after `step` in the comment: `predict`.
    public let word: String
    /// The attributes with a value that only this kind uses.
    var attributes: [String] = []
    /// The attributes without a value that only this kind uses.
    var flags: [String] = []
    var fences: [String] = []
    /// Reads a list item of the page; nil where list items are text.
    var readItem:
      (@Sendable (String, _ line: Int, inout Step, ChoiceReader) throws(LessonError) -> Void)?
    /// Whether a text below the hints explains the result when the step is done.
    var hasConclusion = false
    /// Completes a step after its text was read; throws where parts are missing or do not fit.
    var finish: @Sendable (inout Step, _ bank: Bank) throws(LessonError) -> Void = { _, _ in }

    /// Commands that prepare the stage, after those of the step's attributes.
    var opening: @Sendable (Step) -> [String] = { _ in [] }
    /// Commands that bring the stage from the start of the step to its end.
    var completion: @Sendable (Step) -> [String] = { $0.stage.acts }
    /// Commands run and shown after a right answer, behind `completion`.
    var proofs: @Sendable (Step) -> [String] = { _ in [] }
    /// Whether only the output of the last of these commands is shown.
    var showsLastOnly = false
    /// The number of the first row that is hidden while the step is open; nil for none.
    var hiddenFrom: @Sendable (Step) -> Int? = { _ in nil }
    /// Whether the learner may load, break and close modules freely.
    var allowsEverything = false
    /// Whether the step asks a question, so that actions are refused while it is open.
    public internal(set) var isQuestion = false

    var shown: @Sendable (LessonAttempt) -> [LessonLine] = { _ in [] }
    var invitation: @Sendable (LessonAttempt) -> Phrase = { _ in "" }
    /// The answer to an empty line; nil where an empty line goes on.
    var reminder: Phrase?
    /// Takes the input as an answer; returns nil for an input to run as a command.
    var take: @Sendable (inout LessonAttempt, String) -> LessonReply? = { _, _ in nil }
    /// Judges a statement (`because`, `cite`) where the step has no checks that do.
    var judgeStatement: @Sendable (inout LessonAttempt) -> LessonReply? = { _ in nil }
    var rightLines: @Sendable (LessonAttempt) -> [String] = { _ in [] }
    var wrongLines: @Sendable (LessonAttempt) -> [String] = { _ in [] }
    /// The sentence that gives the solution when a step is skipped.
    var solution: @Sendable (LessonAttempt) -> String = { _ in "" }

    /// Reports what is false in the step, what cannot be done, and wrong answers that pass.
    var prove: @Sendable (inout LessonVerifier, Step, _ index: Int) async -> Void = { _, _, _ in }

    init(_ word: String, _ configure: (inout Kind) -> Void) {
      self.word = word
      configure(&self)
    }
  }
}

extension Step.Kind: Hashable {
  /// Returns whether both kinds have the same word.
  public static func == (one: Step.Kind, other: Step.Kind) -> Bool { one.word == other.word }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension Step.Kind {
  static func named(_ word: String) -> Step.Kind? { all.first { $0.word == word } }
}
