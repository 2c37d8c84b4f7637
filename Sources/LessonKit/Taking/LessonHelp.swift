extension LessonRun {
  /// Shows the next hint; the last one again when there are no more.
  public mutating func hint() -> LessonReply {
    guard !isFinished, !step.hints.isEmpty else {
      return LessonReply([.paragraph("There is no hint here, and none is needed.")])
    }
    let isLast = hintsShown >= step.hints.count - 1
    hintsShown = min(hintsShown + 1, step.hints.count)
    let text = step.hints[hintsShown - 1].text
    let hint = LessonLine.hint(index: hintsShown, count: step.hints.count, text: text)
    return LessonReply(
      isLast ? [hint, .paragraph("That was the last hint; `answer` shows the answer.")] : [hint]
    )
  }

  /// Shows the answer without giving it, so that the learner still types it.
  public mutating func giveAnswer() -> LessonReply {
    guard !isFinished else { return again() }
    switch step.kind {
    case .read: return LessonReply([.paragraph("Nothing is asked here: an empty line goes on.")])
    case .predict: return LessonReply([.paragraph(rightChoiceText)])
    case .do: return LessonReply([.paragraph(commandsText)])
    }
  }

  private var rightChoiceText: String {
    guard let (number, choice) = step.rightChoice else { return "None of these: type `skip`." }
    return "The answer is \(number), \(choice.words). Type `\(number)` to see why."
  }

  private var commandsText: String {
    guard let answer = step.answer else { return "There is no answer written down: type `skip`." }
    return "Type: " + answer.commands.map { "`\($0)`" }.joined(separator: ", then ")
  }

  /// What to do after a miss: the next hint first, and later the answer.
  var nudge: String {
    misses < 3 && hintsShown < step.hints.count
      ? "Nothing is lost; try again, or type `hint`."
      : "Nothing is lost; try again, or type `answer` to see it."
  }
}
