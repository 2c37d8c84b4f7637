extension LessonRun {
  /// The open step as it is shown when one comes to it.
  public func presentation() -> [LessonLine] {
    guard !isFinished else {
      return [
        .praise("That was \"\(lesson.title)\", all \(lesson.steps.count) steps of it."),
        .keys(["lessons", "restart", "leave"]),
      ]
    }
    let position = "step \(stepIndex + 1) of \(lesson.steps.count): \(step.kind.rawValue)"
    let paragraphs = (stepIndex == 0 ? lesson.introduction : []) + step.paragraphs
    return [.heading(title: lesson.title, position: position)]
      + paragraphs.map { $0.isCode ? .code($0.text) : .paragraph($0.text) }
      + choices + goals + [.paragraph(invitation), .keys(keys)]
  }

  private var choices: [LessonLine] {
    step.choices.enumerated().map { .choice(number: $0 + 1, text: $1.words) }
  }

  /// What is to be reached, with what is reached already.
  var goals: [LessonLine] {
    zip(step.checks, progress.results).map { check, result in
      .goal(text: check.goal, isMet: result.isMet, row: result.isMet ? result.row : nil)
    }
  }

  private var invitation: String {
    switch step.kind {
    case .read: "An empty line goes on."
    case .do: "Type a command."
    case .predict: "Type a number or a name."
    }
  }

  private var keys: [String] {
    switch step.kind {
    case .read: ["go", "explore", "leave"]
    case .do, .predict: ["hint", "answer", "skip", "explore", "leave"]
    }
  }
}
