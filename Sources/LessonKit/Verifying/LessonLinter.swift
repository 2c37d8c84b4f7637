import PrintableText
import Traces

struct LessonLinter {
  let lesson: Lesson
  let words: LessonWords
  let height: ([LessonLine]) -> Int

  /// Returns `mistakes` and those that the rules find, each once, sorted by line.
  func findings(
    by rules: [LintRule] = LintRule.all,
    and mistakes: [LintRule.Mistake] = []
  ) -> [LessonError] {
    (mistakes + rules.flatMap { $0.find(self) })
      .map { LessonError(file: lesson.file, line: $0.line, $0.text.printable()) }
      .uniqued()
      .sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }
}

struct LintRule: Sendable {
  struct Mistake {
    let line: Int
    let text: String

    init(_ line: Int, _ text: String) { (self.line, self.text) = (line, text) }
  }

  let find: @Sendable (LessonLinter) -> [Mistake]

  /// The lint rules for a lesson; to add a rule, add a value in a file of this folder, and a line here.
  static let all: [LintRule] = [
    .lineLength, .uniqueIDs, .reasons, .oneRightChoice, .answerIsRightChoice, .hints,
    .knownCommands, .forbiddenCommands, .wordCount, .choiceCount, .stepHeight, .rightIsNotLongest,
    .evenPositions, .knownMisconceptions, .numbersArePositions, .endsWithFree, .hasTwin,
    .conclusions, .conclusionLength, .noBankItem,
  ]

  static let forBank: [LintRule] = [
    .uniqueIDs, .reasons, .oneRightChoice, .knownCommands, .wordCount, .choiceCount, .stepHeight,
    .rightIsNotLongest, .evenPositions, .knownMisconceptions, .numbersArePositions,
  ]

  static let forTranslations: [LintRule] = [
    .lineLength, .reasons, .hints, .knownCommands, .wordCount, .choiceCount, .stepHeight,
    .rightIsNotLongest, .conclusionLength, .numbersArePositions,
  ]
}

/// The words by which the text of a lesson is checked: commands, misconceptions and the questions of the bank.
public struct LessonWords: Sendable {
  /// All words with which a command of the laboratory can begin.
  public let commands: [String]
  /// The names of the misconceptions that choices may name; nil allows any name and turns off the rules for lessons of the course.
  public let misconceptions: [String]?
  /// The bank of questions, none of which may stand in a lesson.
  public let bank: Bank

  /// Creates the words from the first words of commands, the names of misconceptions and the bank.
  public init(commands: [String], misconceptions: [String]? = nil, bank: Bank = .builtIn) {
    (self.commands, self.misconceptions, self.bank) = (commands, misconceptions, bank)
  }
}

extension Bank {
  /// Returns the mistakes that lint rules find in the bank's questions, sorted by line; `height` counts the screen
  /// lines of a question.
  public func findings(
    file: String = "bank.md",
    words: LessonWords,
    height: @escaping ([LessonLine]) -> Int
  ) -> [LessonError] {
    guard !questions.isEmpty else { return [] }
    return LessonLinter(lesson: page(file), words: words, height: height)
      .findings(by: LintRule.forBank)
  }

  /// Returns the questions as the steps of a lesson with the given file name, because the linter expects a lesson.
  private func page(_ file: String) -> Lesson {
    Lesson(
      heading: LessonHeading(id: "bank"),
      introduction: [],
      steps: questions,
      file: file,
      source: [],
      line: 1
    )
  }
}
