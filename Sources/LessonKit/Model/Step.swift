/// A step of a lesson: something to read, to do, to predict or to answer.
public struct Step: Sendable {
  /// The id under which progress stores the step.
  public let id: String
  /// The heading on the page.
  public let title: String
  /// The kind of step.
  public let kind: Kind
  /// The line of the heading in the lesson's file, from 1.
  public let line: Int
  /// The attributes of the comment below the heading.
  let data: FenceAttributes
  let stage: StepStage
  /// The text above the task.
  public internal(set) var paragraphs: [Paragraph] = []
  /// The conditions that end a task.
  public internal(set) var checks: [Check] = []
  /// The choices of a question, as written.
  public internal(set) var choices: [Choice] = []
  var items: [SortItem] = []
  /// The bank questions of a `recall` step.
  var questions: [Step] = []
  /// The rule that finds the right answer to a prediction in the run.
  var key: PredictionKey?
  /// The commands to run for a choice, by the number of the choice from 1.
  var runs: [Int: [String]] = [:]
  /// The explanation after the step is done.
  public internal(set) var conclusion: [Paragraph] = []
  /// The hints, from gentle to plain.
  public internal(set) var hints: [Paragraph] = []
  /// The author's answer.
  public internal(set) var answer: AnswerCommands?
  /// Wrong answers that a check must refuse.
  public internal(set) var wrongs: [AnswerCommands] = []
  /// Other answers that must be accepted.
  public internal(set) var also: [AnswerCommands] = []
  /// The rows in the text, which must agree with the trace.
  var excerpt: TraceExcerpt?
}

extension Step {
  /// The number of the row that a prediction asks about; nil for other steps.
  public var row: Int? { key?.row }

  /// The number of the first row hidden while the step is open; nil for none.
  public var hiddenFrom: Int? { kind.hiddenFrom(self) ?? stage.hides }

  /// Returns whether the step allows a command word that may load another module: its answers use the word, or its
  /// kind allows everything.
  public func foresees(_ word: String) -> Bool {
    kind.allowsEverything
      || ([answer].compactMap(\.self) + also + wrongs).flatMap(\.commands).contains { command in
        command.prefix { $0 != " " } == word
      }
  }

  /// The commands refused while the step is open.
  public var forbidden: [String] { stage.without }

  /// The commands that bring the stage from the end of the previous step to the start of this one.
  var opening: [String] { stage.opening + kind.opening(self) }

  /// The opening commands that inject faults.
  public var injections: [String] { opening.filter { $0.hasPrefix("inject ") } }

  /// The commands that bring the stage from the start of the step to where the next step expects it.
  var completion: [String] { kind.completion(self) }

  /// The right choice and its number as written, from 1; nil where no choice is right.
  var rightChoice: (number: Int, choice: Choice)? {
    choices.firstIndex(where: \.isRight).map { ($0 + 1, choices[$0]) }
  }
}
