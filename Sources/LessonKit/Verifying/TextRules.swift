import TerminalText

extension LintRule {
  /// A line has 80 columns at most.
  static let lineLength = LintRule { linter in
    linter.lesson.source.enumerated().filter { $0.element.displayWidth > 80 }.map { index, text in
      Mistake(index + 1, "This line has \(text.displayWidth) columns: keep to 80.")
    }
  }

  /// No two steps have one name.
  static let uniqueIDs = LintRule { linter in
    let steps = linter.lesson.steps
    return steps.enumerated()
      .filter { index, step in steps[..<index].contains { $0.id == step.id } }
      .map { Mistake($1.line, "A step before is called id=\($1.id) too: give this one its own.") }
  }

  /// The text of a step has 60 words at most.
  static let wordCount = LintRule { linter in
    linter.lesson.steps.compactMap { step in
      let text = step.paragraphs.filter { !$0.isCode }.map(\.text).joined(separator: " ")
      let count = text.split(separator: " ").count
      guard count > 60 else { return nil }
      return Mistake(step.line, "The text of this step has \(count) words: keep to 60.")
    }
  }

  /// A step takes 22 lines of 80 columns at most.
  static let stepHeight = LintRule { linter in
    linter.lesson.steps.indices.compactMap { index in
      let lines = linter.height(LessonRun(linter.lesson, at: index).presentation())
      guard lines > LessonRun.mostLines else { return nil }
      let step = linter.lesson.steps[index]
      return Mistake(step.line, "This step takes \(lines) lines: a screen has room for 22.")
    }
  }

  /// The last step that asks for something is a free task, where the rules of the course hold.
  static let endsWithFree = LintRule { linter in
    let lesson = linter.lesson
    guard linter.words.misconceptions != nil,
      let last = lesson.steps.last(where: { $0.kind != .read && !$0.stage.isTwin }),
      ![.free, .decide, .find].contains(last.kind)
    else { return [] }
    return [Mistake(last.line, "A lesson ends with a task on another module: step free.")]
  }

  /// No question of the bank stands in a lesson, which would be known when it is asked.
  static let noBankItem = LintRule { linter in
    let known = Set(linter.words.bank.questions.map(\.asked))
    return linter.lesson.steps.filter { !$0.choices.isEmpty && known.contains($0.asked) }.map {
      Mistake($0.line, "This question stands in the bank: ask another here.")
    }
  }
}

extension Step {
  /// What is asked, and between what.
  fileprivate var asked: [String] {
    [paragraphs.map(\.text).joined(separator: " ")] + choices.map(\.text).sorted()
  }
}
