extension LessonAttempt {
  /// Returns the next hint of the open step, the last one again when all were shown, or a sentence that there is none.
  public mutating func hint() -> LessonReply {
    let hints = hints
    guard !hints.isEmpty else {
      return LessonReply([paragraph("There is no hint here, and none is needed.")])
    }
    let isLast = state.hintsShown >= hints.count - 1
    state.hintsShown = min(state.hintsShown + 1, hints.count)
    let text = hints[state.hintsShown - 1].text
    let hint = LessonLine.paragraph(quote("Hint \(state.hintsShown) of \(hints.count): \(text)"))
    return LessonReply(
      isLast
        ? [hint, paragraph("That was the last hint; `answer` shows the answer.")] + wayBack
        : [hint] + wayBack
    )
  }

  /// The hints of the open step and of its open question; empty when the lesson is over.
  var hints: [Paragraph] {
    isFinished ? [] : question.hints + (step.questions.isEmpty ? [] : step.hints)
  }

  /// Returns a reply that shows the right answer to the open step, if it has one; the learner still has to type it.
  public mutating func giveAnswer() -> LessonReply {
    guard !isFinished else { return again() }
    guard step.kind.reminder != nil else {
      return LessonReply([paragraph("Nothing is asked here: an empty line goes on.")])
    }
    if isTest { slips += 1 }
    state.requiredCommand = nil
    // Of several questions, the later ones are not asked yet.
    let lines = step.questions.isEmpty ? proposedLines : Array(proposedLines.prefix(1))
    guard let first = lines.first else {
      return LessonReply([paragraph("There is no answer written down: type `skip`.")])
    }
    state.isAnswerShown = true
    if let right = choices.first(where: \.isRight), step.kind.isQuestion, lines.count == 1 {
      let answer = first == right.words ? first : "\(first), \(right.words)"
      let text = quote("The answer is \(answer). Type `\(first)` to see why.")
      return LessonReply([.paragraph(text)])
    }
    return LessonReply(wayBack + [paragraph("Type: \(inBackTicks(lines))")])
  }

  /// The lines that the learner has to type for a right answer to the open step; empty when the lesson is over.
  public var proposedLines: [String] {
    isFinished ? [] : Array(step.kind.rightLines(self).dropFirst(state.question))
  }

  /// The lines to type for a wrong answer to the open step, and for the command that the step then requires; empty after the end.
  public var wrongLines: [String] { isFinished ? [] : step.kind.wrongLines(self) }

  /// The advice after a wrong answer: to ask for a hint; after three wrong answers or the last hint, to ask for the answer.
  var nudge: String {
    state.misses < 3 && state.hintsShown < step.hints.count
      ? say("Try again, or type `hint`.") : say("Try again, or type `answer` to see it.")
  }
}
