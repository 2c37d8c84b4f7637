extension LessonAttempt {
  /// The maximum number of lines, of 80 columns each, that a step may take on the screen, including the output of its commands.
  public static let maximumLines = 22

  /// Returns the lines that introduce the open step, or the end of the lesson.
  public func presentation() -> [LessonLine] {
    guard !isFinished else { return [.end(extent), .keys(["lessons", "restart", "leave"])] }
    let position =
      isTest
      ? say("test \(number) of \(route.count): \(step.kind.word)")
      : say("step \(number) of \(route.count): \(step.kind.word)")
    return [.heading(title: lesson.title, position: position)]
      + (number == 1 ? opening : []) + lines(of: step.paragraphs)
      + step.kind.shown(self) + [paragraph(step.kind.invitation(self)), .keys(keys)]
  }

  private var opening: [LessonLine] {
    guard isTest else { return lines(of: lesson.introduction) }
    return [
      paragraph("A test: the lesson's idea, and nothing explained first. First answers count.")
    ]
  }

  func lines(of paragraphs: [Paragraph]) -> [LessonLine] {
    paragraphs.map { $0.isCode ? .code($0.text) : .paragraph($0.text) }
  }

  private var extent: String {
    if isTest { return say("That was \"\(lesson.title)\", the test.") }
    return route.count > 1
      ? say("That was \"\(lesson.title)\", all \(route.count) steps of it.")
      : say("That was \"\(lesson.title)\".")
  }

  var goals: [LessonLine] {
    zip(step.checks, progress.results).filter { !$0.0.goal.isEmpty }.map { check, result in
      .goal(text: check.goal, isMet: result.isMet, row: result.isMet ? result.row : nil)
    }
  }

  /// The lines that explain the result after the step is done or skipped; empty if the step has no explanation.
  var conclusion: [LessonLine] { step.conclusion.map { .praise($0.text) } }

  private var keys: [String] {
    step.kind.reminder == nil
      ? ["go", "explore", "leave"] : ["hint", "answer", "skip", "explore", "leave"]
  }
}
