import PrintableText

struct LessonLinter {
  let lesson: Lesson
  let words: LessonWords
  let height: ([LessonLine]) -> Int

  func findings() -> [LessonVerifier.Finding] {
    LintRule.all.flatMap { $0.find(self) }.map { mistake in
      .init(file: lesson.file, line: mistake.line, text: mistake.text.printable())
    }
  }
}

struct LintRule: Sendable {
  struct Mistake {
    let line: Int
    let text: String

    init(_ line: Int, _ text: String) { (self.line, self.text) = (line, text) }
  }

  let find: @Sendable (LessonLinter) -> [Mistake]

  /// The lint rules for a lesson.
  ///
  /// To add a rule, add a value in a file of this folder, and a line here.
  static let all: [LintRule] = [
    .lineLength, .uniqueIDs, .reasons, .oneRightChoice, .hints, .knownCommands,
    .wordCount, .choiceCount, .stepHeight, .rightIsNotLongest, .evenPositions, .knownMisconceptions,
    .endsWithFree, .hasTwin, .conclusions, .conclusionLength, .noBankItem,
  ]

  static let forBank: [LintRule] = [
    .uniqueIDs, .reasons, .oneRightChoice, .knownCommands, .wordCount, .choiceCount, .stepHeight,
    .rightIsNotLongest, .evenPositions, .knownMisconceptions,
  ]

  static let forTranslations: [LintRule] = [
    .lineLength, .reasons, .hints, .knownCommands, .wordCount, .choiceCount, .stepHeight,
    .rightIsNotLongest, .conclusionLength,
  ]
}
