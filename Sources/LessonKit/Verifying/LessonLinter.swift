import PrintableText

/// What can be wrong with a lesson's words, found without running anything.
struct LessonLinter {
  let lesson: Lesson
  let words: LessonWords
  let height: ([LessonLine]) -> Int

  init(_ lesson: Lesson, words: LessonWords, height: @escaping ([LessonLine]) -> Int) {
    self.lesson = lesson
    self.words = words
    self.height = height
  }

  func findings() -> [LessonVerifier.Finding] {
    LintRule.all.flatMap { $0.find(self) }.map { mistake in
      .init(file: lesson.file, line: mistake.line, text: mistake.text.printable())
    }
  }
}

/// One rule that a lesson's words keep.
struct LintRule: Sendable {
  /// A place where it is not kept.
  struct Mistake {
    let line: Int
    let text: String

    init(_ line: Int, _ text: String) { (self.line, self.text) = (line, text) }
  }

  /// The places where a lesson does not keep it.
  let find: @Sendable (LessonLinter) -> [Mistake]

  /// All rules.
  ///
  /// A new one is a value in one of the files beside this, and a line here.
  static let all: [LintRule] = [
    .lineLength, .uniqueIDs, .reasons, .oneRightChoice, .hints, .knownCommands,
    .wordCount, .choiceCount, .stepHeight, .rightIsNotLongest, .evenPositions, .knownMisconceptions,
    .endsWithFree, .hasTwin, .conclusions, .conclusionLength, .noBankItem,
  ]

  /// Those that the questions of the bank have to keep.
  static let ofBank: [LintRule] = [
    .uniqueIDs, .reasons, .oneRightChoice, .knownCommands, .wordCount, .choiceCount, .stepHeight,
    .rightIsNotLongest, .evenPositions, .knownMisconceptions,
  ]

  /// Those that a translation has to keep, too.
  static let ofWords: [LintRule] = [
    .lineLength, .reasons, .hints, .knownCommands, .wordCount, .choiceCount, .stepHeight,
    .rightIsNotLongest, .conclusionLength,
  ]
}
