extension Step {
  /// A kind of step: how such a step is parsed, shown, answered and checked; its functions stand beside it.
  public struct Kind: Sendable {
    /// The word that names the kind of step in a step's HTML comment: `predict`.
    public let word: String
    /// The names of the attributes `name=value` that such a step may have besides the common ones.
    var attributes: [String] = []
    /// The names of the flags, attributes without a value, that such a step may have besides the common ones.
    var flags: [String] = []
    var fences: [String] = []
    /// Parses a list item of the page and adds it to the step; nil if list items are ordinary text in this kind of step.
    var readItem: (@Sendable (PageText, inout Step) throws(LessonError) -> Void)?
    /// Whether such a step may have a text below its hints, which explains the result when the step is done.
    var hasConclusion = false
    /// Completes a step after its text was parsed; throws if parts are missing or do not fit together.
    var finish: @Sendable (inout Step, _ bank: Bank) throws(LessonError) -> Void = { _, _ in }

    var opening: @Sendable (Step) -> [String] = { _ in [] }
    /// Returns the commands that bring the laboratory from the start of the step to its end.
    var completion: @Sendable (Step) -> [String] = { $0.stage.acts }
    /// Whether, of the commands run after a right answer, only the last one's output is shown.
    var showsLastOnly = false
    /// Returns the number of the first row of the trace that is hidden while the step is open; nil if none is.
    var hiddenFrom: @Sendable (Step) -> Int? = { _ in nil }
    /// Returns whether the learner may use a command that loads, changes or closes the module while the step is open.
    var allows: @Sendable (_ command: String) -> Bool = { _ in false }
    /// Whether the step asks a question, so that actions such as `tap` are refused while it is open.
    public internal(set) var isQuestion = false

    var shown: @Sendable (LessonAttempt) -> [LessonLine] = { _ in [] }
    var invitation: @Sendable (LessonAttempt) -> Phrase = { _ in "" }
    /// The reply to an empty line; nil if an empty line goes on to the next step.
    var reminder: Phrase?
    /// Takes a typed line as an answer to the step; returns nil if the laboratory is to run the line as a command.
    var take: @Sendable (inout LessonAttempt, String) -> LessonReply? = { _, _ in nil }
    /// Judges the choice that an answer means, in a kind of step with choices.
    var judge: @Sendable (inout LessonAttempt, Choice) -> LessonReply = { $0.accept($1) }
    /// Judges a statement of the learner (`because`, `cite`); returns nil if the step's checks are to judge it.
    var judgeStatement: @Sendable (inout LessonAttempt) -> LessonReply? = { _ in nil }
    var rightLines: @Sendable (LessonAttempt) -> [String] = { _ in [] }
    var wrongLines: @Sendable (LessonAttempt) -> [String] = { _ in [] }
    /// Returns the sentence that gives the right answer when the step is skipped; empty if there is none.
    var solution: @Sendable (LessonAttempt) -> String = { _ in "" }

    /// Reports to the verifier the false statements in the step, the commands that fail, and the wrong answers that pass.
    var prove: @Sendable (inout LessonVerifier, Step, _ index: Int) async -> Void = { _, _, _ in }

    init(_ word: String, _ configure: (inout Kind) -> Void) {
      self.word = word
      configure(&self)
    }
  }
}

extension Step.Kind: Equatable {
  /// Returns whether both kinds of step have the same word.
  public static func == (one: Step.Kind, other: Step.Kind) -> Bool { one.word == other.word }
}

extension Step.Kind {
  /// All kinds of step that a lesson can use.
  ///
  /// To add a kind, add its value in this folder, and a line here.
  public static let all: [Step.Kind] = [
    .read, .do, .predict, .quiz, .recall, .sort, .compare, .fix, .find, .free, .decide,
  ]

  static func named(_ word: String) -> Step.Kind? { all.first { $0.word == word } }
}
