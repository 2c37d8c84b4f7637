/// A part of a lesson: something to read, to do or to predict, and more.
public struct Step: Sendable {
  /// The name by which progress remembers it.
  public let id: String
  /// The heading on the page.
  public let title: String
  /// What the learner is asked for.
  public let kind: Kind
  /// The line of its heading in the lesson's file, from 1.
  public let line: Int
  /// What the comment below the heading says.
  let data: FenceAttributes
  /// Where it is played.
  let stage: StepStage
  /// The text, paragraph by paragraph.
  public internal(set) var paragraphs: [Paragraph] = []
  /// What must hold before a step in which something is done is over.
  public internal(set) var checks: [Check] = []
  /// What can be chosen.
  public internal(set) var choices: [Choice] = []
  /// What can be put in order or into groups.
  var items: [SortItem] = []
  /// The questions that are asked one after the other, where there are several.
  var questions: [Step] = []
  /// What the right answer is in the run.
  var key: PredictionKey?
  /// What is run when a choice is taken, by the choice's number from 1.
  var runs: [Int: [String]] = [:]
  /// What is said when all is done: why it was so.
  public internal(set) var conclusion: [Paragraph] = []
  /// The help, from gentle to plain.
  public internal(set) var hints: [Paragraph] = []
  /// The author's own answer.
  public internal(set) var answer: Attempt?
  /// Answers that must be refused, and by which check.
  public internal(set) var wrongs: [Attempt] = []
  /// Other answers that must be accepted.
  public internal(set) var also: [Attempt] = []
  /// The rows that the text shows and that must be true.
  var excerpt: TraceExcerpt?
}

extension Step {
  /// The number of the row that is asked about.
  public var row: Int? { key?.row }

  /// The number of the first row that is hidden while the step is open.
  public var hiddenFrom: Int? { kind.hiddenFrom(self) ?? stage.hides }

  /// Whether a line with that word may put another module on the stage: a step allows what it asks
  /// for.
  public func foresees(_ word: String) -> Bool {
    kind.allowsEverything
      || ([answer].compactMap(\.self) + also + wrongs).flatMap(\.commands).contains { command in
        command.prefix { $0 != " " } == word
      }
  }

  /// The commands that are refused while the step is open.
  public var forbidden: [String] { stage.without }

  /// The commands that bring the stage from where the step before ended to where this one begins.
  var opening: [String] { stage.opening + kind.opening(self) }

  /// The commands of these that put faults in.
  public var injections: [String] { opening.filter { $0.hasPrefix("inject ") } }

  /// The commands that bring the stage from where the step begins to where the next counts on it.
  var completion: [String] { kind.completion(self) }

  /// The right choice and its number as written, from 1.
  var rightChoice: (number: Int, choice: Choice)? {
    choices.firstIndex(where: \.isRight).map { ($0 + 1, choices[$0]) }
  }
}
