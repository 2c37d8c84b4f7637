import TerminalText

extension LintRule {
  /// The rule that a line of a lesson's file has at most 80 columns.
  static let lineLength = LintRule { linter in
    linter.lesson.source.enumerated().filter { $0.element.displayWidth > 80 }.map { index, text in
      Mistake(index + 1, "This line has \(text.displayWidth) columns: keep to 80.")
    }
  }

  static let uniqueIDs = LintRule { linter in
    let steps = linter.lesson.steps
    return steps.enumerated()
      .filter { index, step in steps[..<index].contains { $0.id == step.id } }
      .map { Mistake($1.line, "A step before is called id=\($1.id) too: give this one its own.") }
  }

  /// The rule that the text of a step has at most 60 words.
  static let wordCount = LintRule { linter in
    linter.lesson.steps.compactMap { step in
      let text = step.paragraphs.filter { !$0.isCode }.map(\.text).joined(separator: " ")
      let count = text.split(separator: " ").count
      guard count > 60 else { return nil }
      return Mistake(step.line, "The text of this step has \(count) words: keep to 60.")
    }
  }

  /// The rule that a step takes at most 22 lines of 80 columns on the screen.
  static let stepHeight = LintRule { linter in
    linter.lesson.steps.indices.compactMap { index in
      let lines = linter.height(LessonAttempt(linter.lesson, at: index).presentation())
      guard lines > LessonAttempt.maximumLines else { return nil }
      let step = linter.lesson.steps[index]
      return Mistake(step.line, "This step takes \(lines) lines: a screen has room for 22.")
    }
  }

  /// The rule that a course lesson's last step, apart from `read` steps and twins (its test), is `free`, `decide` or `find`.
  static let endsWithFree = LintRule { linter in
    let lesson = linter.lesson
    guard linter.words.misconceptions != nil,
      let last = lesson.steps.last(where: { $0.kind != .read && !$0.stage.isTwin }),
      ![.free, .decide, .find].contains(last.kind)
    else { return [] }
    return [Mistake(last.line, "A lesson ends with a task on another module: step free.")]
  }

  /// The rule that a lesson of the course has twins (steps of its test), none of them a quiz, and each with another module or a
  /// fault.
  ///
  /// An exam needs no twin.
  static let hasTwin = LintRule { linter in
    let lesson = linter.lesson
    guard linter.words.misconceptions != nil, lesson.links.pass == nil else { return [] }
    let twins = lesson.steps.filter(\.stage.isTwin)
    guard !twins.isEmpty else {
      return [Mistake(lesson.line, "A lesson needs its idea on another module: a step with twin.")]
    }
    let own = lesson.loadCommand.split(separator: " ")
    return twins.compactMap { twin in
      if twin.kind == .quiz {
        return Mistake(twin.line, "A twin asks for a deed or a forecast: a quiz can be guessed.")
      }
      let (load, isBroken) = (twin.stage.load ?? "", !twin.stage.faults.isEmpty)
      guard ["load"] + load.split(separator: " ") == own, !isBroken else { return nil }
      return Mistake(twin.line, "This twin plays what the lesson plays: load another module.")
    }
  }

  /// The rule that, in the course, a `sort`, `free` or `find` step has an explanation below its hints, except in an exam.
  static let conclusions = LintRule { linter in
    guard linter.words.misconceptions != nil, linter.lesson.links.pass == nil else { return [] }
    return linter.lesson.steps.filter { [.sort, .free, .find].contains($0.kind) }.compactMap {
      $0.conclusion.isEmpty
        ? Mistake($0.line, "Nothing says why when this is done: write it below the hints.") : nil
    }
  }

  /// The rule that the explanation below the hints of a step has at most 35 words.
  static let conclusionLength = LintRule { linter in
    linter.lesson.steps.compactMap { step in
      let count = step.conclusion.flatMap { $0.text.split(separator: " ") }.count
      guard count > 35 else { return nil }
      return Mistake(step.conclusion[0].line, "This reason has \(count) words: keep to 35.")
    }
  }

  /// The rule that no question of the bank stands in a lesson, where the learner would see its answer before it is recalled.
  static let noBankItem = LintRule { linter in
    let known = Set(linter.words.bank.questions.map(\.asked))
    return linter.lesson.steps.filter { !$0.choices.isEmpty && known.contains($0.asked) }.map {
      Mistake($0.line, "This question stands in the bank: ask another here.")
    }
  }
}

extension Step {
  /// The text of the step followed by the sorted texts of its choices; equal for two steps that ask the same question.
  fileprivate var asked: [String] {
    [paragraphs.map(\.text).joined(separator: " ")] + choices.map(\.text).sorted()
  }
}
