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
      + step.kind.shown(self) + [paragraph(step.kind.invitation(self))] + wayBack + [.keys(keys)]
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
    guard route.count > 1 else { return say("That was \"\(lesson.title)\".") }
    let left = route.count { unsolved.contains(lesson.steps[$0].id) }
    return left == 0
      ? say("That was \"\(lesson.title)\", all \(route.count) steps of it.")
      : say("That was \"\(lesson.title)\"; of its \(route.count) steps, \(left) skipped.")
  }

  var goals: [LessonLine] {
    zip(step.checks, progress.results).filter { !$0.0.goal.isEmpty }.map { check, result in
      .goal(text: check.goal, isMet: result.isMet, row: result.isMet ? result.row : nil)
    }
  }

  /// The lines that explain the result after the step is done or skipped; empty if the step has no explanation.
  var conclusion: [LessonLine] { step.conclusion.map { .praise($0.text) } }

  private var keys: [String] { suggestedCommands + ["explore", "leave"] }

  /// The commands that take the learner on from the open step: `go`, or `hint` if there is a hint, `answer` and `skip`.
  public var suggestedCommands: [String] {
    guard !isFinished, step.kind.reminder != nil else { return ["go"] }
    return (hints.isEmpty ? [] : ["hint"]) + ["answer", "skip"]
  }
}
