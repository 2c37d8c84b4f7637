extension Step.Kind {
  /// The kind of step that asks questions of the bank, one after the other.
  public static let recall = Step.Kind.asking("recall") { kind in
    kind.attributes = ["draw"]
    kind.readItem = nil
    kind.fences = []
    kind.finish = { step, bank throws(LessonError) in
      _ = try step.data.value("draw")
      let names = step.data.list("draw")
      for name in names.isEmpty ? [""] : names {
        guard !name.isEmpty, let item = bank.item(name) else {
          throw step.data.error("The bank has no item \"\(name)\": write draw=M1,W2")
        }
        step.questions.append(item)
      }
    }
    kind.shown = { $0.lines(of: $0.question.paragraphs) + $0.choiceLines }
    kind.judge = { $0.takeRecalled($1) }
    kind.rightLines = { attempt in
      attempt.step.questions.map { item in
        let order = item.choices.shuffled(seed: attempt.seed, salt: item.id)
        return order.input(at: order.firstIndex(where: \.isRight) ?? 0)
      }
    }
  }
}

extension LessonAttempt {
  /// The sentence that names the lesson with the question's answer; empty if no lesson is named, or if that lesson is open.
  private var pointer: String {
    guard let seen = question.lessonWithAnswer, seen != lesson.id else { return "" }
    return " " + quote("See it again in `lesson \(seen)`.")
  }

  fileprivate mutating func takeRecalled(_ choice: Choice) -> LessonReply {
    recordAnswer(choice)
    let verdict = verdict(on: choice)
    var lines: [LessonLine] = [choice.isRight ? .praise(verdict) : .correction(verdict)]
    if !choice.isRight {
      state.misses += 1
      if let right = choices.first(where: \.isRight) {
        lines.append(.paragraph(quote("It is: \(right.words). \(right.reason)") + pointer))
      }
    }
    return askNext(below: lines) ?? moveOn(lines, isSkipping: state.hasSkippedQuestion)
  }

  /// Asks the next question of a step with several questions; returns nil after the last one.
  mutating func askNext(below lines: [LessonLine]) -> LessonReply? {
    guard state.question + 1 < step.questions.count else { return nil }
    (state.question, state.hintsShown) = (state.question + 1, 0)
    return LessonReply(lines + step.kind.shown(self))
  }
}
