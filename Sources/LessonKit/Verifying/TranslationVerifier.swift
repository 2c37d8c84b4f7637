struct TranslationVerifier {
  let original: Lesson
  let translation: Lesson

  func findings(
    words: LessonWords,
    height: @escaping ([LessonLine]) -> Int
  ) -> [LessonVerifier.Finding] {
    LessonLinter(lesson: translation, words: words, height: height)
      .findings(by: LintRule.forTranslations, and: mistakes)
  }

  private var mistakes: [LintRule.Mistake] {
    guard original.agreesInData(with: translation) else {
      return [.init(translation.line, "The comment about the lesson is not the original's.")]
    }
    let (mine, other) = (original.steps.map(\.id), translation.steps.map(\.id))
    guard mine == other else { return [firstDifference(between: mine, and: other)] }
    return zip(original.steps, translation.steps).flatMap { step, translated in
      TranslationRule.all.flatMap { $0.find(step, translated) }
    }
  }

  private func firstDifference(between mine: [String], and other: [String]) -> LintRule.Mistake {
    let index = zip(mine, other).prefix { $0 == $1 }.count
    let there = mine.indices.contains(index) ? "id=\(mine[index])" : "no more"
    let step = other.indices.contains(index) ? translation.steps[index] : nil
    return .init(
      step?.data.line ?? translation.steps[translation.steps.count - 1].line,
      "Step \(index + 1) is \(there) in the original, and \(step.map { "id=\($0.id)" } ?? "none") here."
    )
  }
}

extension Lesson {
  fileprivate func agreesInData(with other: Lesson) -> Bool {
    (id, module, architecture, minutes, loadCommand) == (
      other.id, other.module, other.architecture, other.minutes, other.loadCommand
    ) && links == other.links && heading.faults == other.heading.faults
  }
}
