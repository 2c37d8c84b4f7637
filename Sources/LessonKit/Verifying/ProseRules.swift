extension LintRule {
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
        return Mistake(
          paragraph.line,
          "There is no command `\(word)`.\(suggestion(for: word, linter.words.commands))"
        )
      }
    }
  }

  private static func suggestion(for word: String, _ commands: [String]) -> String {
    guard word.utf8.count <= 80 else { return "" }
    let near = commands.sorted().map { ($0, EditDistance(word, $0).count) }.filter { $0.1 < 3 }
    guard let best = near.min(by: { $0.1 < $1.1 }) else { return "" }
    return " Did you mean `\(best.0)`?"
  }
}

extension LessonLinter {
  fileprivate var prose: [Paragraph] {
    lesson.introduction
      + lesson.steps.flatMap { step in
        step.paragraphs.filter { !$0.isCode } + step.hints + step.conclusion
          + step.choices.map { Paragraph($0.reason, line: $0.line) }
          + step.checks.map { Paragraph($0.goal, line: $0.line) }
      }
  }
}

extension String {
  /// Whether a text in back-ticks is a command; Swift words such as `weak` and shell programs are not.
  fileprivate var looksLikeCommand: Bool {
    let swift = [
      "weak", "unowned", "strong", "var", "let", "func", "init", "self", "nil", "guard", "return",
      "async", "await", "throws", "try", "catch", "do", "protocol", "class", "struct", "main", "io",
      "any", "some", "enum", "extension", "import", "private", "public", "static", "override",
      "case",
      "switch", "if", "else", "for", "while", "where", "in", "is", "as", "true", "false",
    ]
    // Programs typed at the shell, not at the prompt.
    let programs = ["viperlab", "swift", "git"]
    return !(swift + programs).contains(String(prefix { $0 != " " }))
  }
}
