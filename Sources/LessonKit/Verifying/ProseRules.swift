import Sequences
import TerminalText

extension LintRule {
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

  static let wordCount = LintRule { linter in
    linter.lesson.steps.flatMap { step in
      let text = step.paragraphs.filter { !$0.isCode }.map(\.text).joined(separator: " ")
      return tooLong(text, 60, "The text of this step", step.line)
    }
  }

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

  /// The rule that a lesson of the course, except an exam, has twins (steps of its test), each with another module or a fault.
  static let hasTwin = LintRule { linter in
    let lesson = linter.lesson
    guard linter.words.misconceptions != nil, lesson.heading.pass == nil else { return [] }
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

  static let conclusions = LintRule { linter in
    guard linter.words.misconceptions != nil, linter.lesson.heading.pass == nil else { return [] }
    return linter.lesson.steps.filter { [.sort, .free, .find].contains($0.kind) }.compactMap {
      $0.conclusion.isEmpty
        ? Mistake($0.line, "Nothing says why when this is done: write it below the hints.") : nil
    }
  }

  static let conclusionLength = LintRule { linter in
    linter.lesson.steps.filter { !$0.conclusion.isEmpty }.flatMap { step in
      let text = step.conclusion.map(\.text).joined(separator: " ")
      return tooLong(text, 35, "This reason", step.conclusion[0].line)
    }
  }

  static func tooLong(_ text: String, _ most: Int, _ owner: String, _ line: Int) -> [Mistake] {
    let count = text.split(separator: " ").count
    return count > most ? [Mistake(line, "\(owner) has \(count) words: keep to \(most).")] : []
  }

  /// The rule that no question of the bank stands in a lesson, where the learner would see its answer before it is recalled.
  static let noBankItem = LintRule { linter in
    let known = Set(linter.words.bank.questions.map(\.asked))
    return linter.lesson.steps.filter { !$0.choices.isEmpty && known.contains($0.asked) }.map {
      Mistake($0.line, "This question stands in the bank: ask another here.")
    }
  }

  /// The rule that every step which asks for something, except `recall`, has a hint, and that no hint is the answer.
  static let hints = LintRule { linter in
    linter.lesson.steps.filter { $0.kind.reminder != nil && $0.questions.isEmpty }.flatMap { step in
      if step.hints.isEmpty { return [Mistake(step.line, "The step has no hint: write one.")] }
      return step.hints.filter { gives(away: step, $0) }.map {
        Mistake($0.line, "This hint is the answer: only lead to it.")
      }
    }
  }

  /// Returns whether a hint contains the whole answer to a step: every command, or the right choice and no other.
  private static func gives(away step: Step, _ hint: Paragraph) -> Bool {
    let prose = Prose(hint.text)
    if step.choices.isEmpty {
      return step.answer?.commands.allSatisfy(prose.code.contains) ?? false
    }
    let words = AnswerWords(prose.plain)
    guard step.rightChoice != nil else { return false }
    return step.choices.allSatisfy { choice in
      choice.isRight == AnswerWords(choice.words).arePart(of: words)
    }
  }

  static let knownCommands = LintRule { linter in
    linter.prose.flatMap { paragraph in
      Prose(paragraph.text).code.compactMap { code in
        guard let word = code.split(separator: " ").first.map(String.init),
          word.allSatisfy({ ("a"..."z").contains($0) }), code.looksLikeCommand,
          !linter.words.commands.contains(word), !Statements.words.contains(word)
        else { return nil }
        return Mistake(paragraph.line, linter.absence(of: word))
      }
    }
  }

  /// The rule that the attribute `without=` names commands.
  static let forbiddenCommands = LintRule { linter in
    linter.lesson.steps.flatMap { step in
      step.forbidden.filter { !linter.words.commands.contains($0) }.map { word in
        Mistake(linter.lesson.line(of: word, inCommentOf: step), linter.absence(of: word))
      }
    }
  }
}

extension LessonLinter {
  fileprivate func absence(of command: String) -> String {
    let near = command.nearest(in: words.commands.sorted())
    return "There is no command `\(command)`." + (near.map { " Did you mean `\($0)`?" } ?? "")
  }

  fileprivate var prose: [Paragraph] {
    lesson.introduction + lesson.steps.flatMap(\.prose)
  }
}

extension Step {
  // One expression of all parts takes the compiler six seconds.
  fileprivate var prose: [Paragraph] {
    var prose = paragraphs.filter { !$0.isCode }
    prose += hints
    prose += conclusion
    prose += choices.map { Paragraph(text: $0.reason, line: $0.line) }
    prose += checks.map { Paragraph(text: $0.goal, line: $0.line) }
    return prose
  }
}

extension String {
  fileprivate var looksLikeCommand: Bool {
    let swift = [
      "weak", "unowned", "strong", "var", "let", "func", "init", "self", "nil", "guard", "return",
      "async", "await", "throws", "try", "catch", "do", "protocol", "class", "struct", "main", "io",
      "any", "some", "enum", "extension", "import", "private", "public", "static", "override",
      "case", "switch", "if", "else", "for", "while", "where", "in", "is", "as", "true", "false",
    ]
    // Programs typed at the shell, not at the prompt.
    let programs = ["viperlab", "swift", "git"]
    return !(swift + programs).contains(String(prefix { $0 != " " }))
  }
}

extension Step {
  /// The text of the step followed by the sorted texts of its choices; equal for two steps that ask the same question.
  fileprivate var asked: [String] {
    [paragraphs.map(\.text).joined(separator: " ")] + choices.map(\.text).sorted()
  }
}
