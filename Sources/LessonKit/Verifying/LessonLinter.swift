import PrintableText

/// What can be wrong with a lesson's words, found without running anything.
struct LessonLinter {
  private let lesson: Lesson
  private let commands: [String]

  init(_ lesson: Lesson, commands: [String]) {
    self.lesson = lesson
    self.commands = commands
  }

  func findings() -> [LessonVerifier.Finding] {
    longLines + repeatedIDs + lesson.steps.flatMap(choices) + lesson.steps.flatMap(hints)
      + prose.flatMap(unknownCommands)
  }

  private func finding(_ line: Int, _ text: String) -> LessonVerifier.Finding {
    .init(file: lesson.file, line: line, text: text.printable())
  }

  private var longLines: [LessonVerifier.Finding] {
    lesson.source.enumerated().filter { $0.element.count > 80 }.map { index, text in
      finding(index + 1, "This line has \(text.count) columns: keep to 80.")
    }
  }

  private var repeatedIDs: [LessonVerifier.Finding] {
    lesson.steps.enumerated()
      .filter { index, step in lesson.steps[..<index].contains { $0.id == step.id } }
      .map { finding($1.line, "A step before is called id=\($1.id) too: give this one its own.") }
  }

  private func choices(_ step: Step) -> [LessonVerifier.Finding] {
    guard step.kind == .predict else { return [] }
    let right = step.choices.filter(\.isRight).count
    let silent = step.choices.filter { $0.reason.isEmpty }
    return silent.map { finding($0.line, "\"\($0.text)\" has no reason: say why.") }
      + (right == 1
        ? [] : [finding(step.line, "Exactly one choice must be right; here: \(right).")])
  }
}

// MARK: - Hints

extension LessonLinter {
  private func hints(_ step: Step) -> [LessonVerifier.Finding] {
    guard step.kind != .read else { return [] }
    if step.hints.isEmpty { return [finding(step.line, "The step has no hint: write one.")] }
    return step.hints.filter { gives(away: step, $0) }.map {
      finding($0.line, "This hint is the answer: only lead to it.")
    }
  }

  /// Whether a hint names all of the answer: every command, or the right choice and no other.
  private func gives(away step: Step, _ hint: Paragraph) -> Bool {
    let prose = Prose(hint.text)
    if step.kind == .do {
      return step.answer?.commands.allSatisfy(prose.code.contains) ?? false
    }
    let words = AnswerWords(prose.plain)
    guard step.rightChoice != nil else { return false }
    return step.choices.allSatisfy { choice in
      let isNamed = AnswerWords(choice.words).arePart(of: words)
      return choice.isRight == isNamed
    }
  }
}

// MARK: - Commands

extension LessonLinter {
  /// Everything the learner reads as running text.
  private var prose: [Paragraph] {
    lesson.introduction
      + lesson.steps.flatMap { step in
        step.paragraphs.filter { !$0.isCode } + step.hints
          + step.choices.map { Paragraph($0.reason, line: $0.line) }
          + step.checks.map { Paragraph($0.goal, line: $0.line) }
      }
  }

  /// A word in back-ticks is a command when its first word has small letters only.
  private func unknownCommands(_ paragraph: Paragraph) -> [LessonVerifier.Finding] {
    Prose(paragraph.text).code.compactMap { code in
      guard let word = code.split(separator: " ").first.map(String.init),
        word.allSatisfy({ ("a"..."z").contains($0) }), !commands.contains(word)
      else { return nil }
      return finding(paragraph.line, "There is no command `\(word)`.\(suggestion(for: word))")
    }
  }

  private func suggestion(for word: String) -> String {
    guard word.utf8.count <= 80 else { return "" }
    let near = commands.sorted().map { ($0, EditDistance(word, $0).count) }.filter { $0.1 < 3 }
    guard let best = near.min(by: { $0.1 < $1.1 }) else { return "" }
    return " Did you mean `\(best.0)`?"
  }
}
