extension Bank {
  /// Returns the mistakes that lint rules find in the bank's questions, sorted by line; `height` counts the screen
  /// lines of a question.
  public func findings(
    file: String = "bank.md",
    words: LessonWords,
    height: @escaping ([LessonLine]) -> Int
  ) -> [LessonVerifier.Finding] {
    guard !questions.isEmpty else { return [] }
    return LessonLinter(lesson: page(file), words: words, height: height)
      .findings(by: LintRule.forBank)
  }

  /// Returns the questions as the steps of a lesson with the given file name, because the linter expects a lesson.
  private func page(_ file: String) -> Lesson {
    Lesson(
      heading: LessonHeading(
        id: "bank",
        title: "",
        module: "",
        architecture: "",
        minutes: 0,
        links: LessonLinks(),
        loadCommand: "",
        faults: []
      ),
      introduction: [],
      steps: questions,
      file: file,
      source: [],
      line: 1
    )
  }
}
