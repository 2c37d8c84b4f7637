struct TranslationRule: Sendable {
  let find: @Sendable (_ original: Step, _ translation: Step) -> [LintRule.Mistake]

  /// All rules for translated steps.
  ///
  /// To add a rule, add a value below and a line here.
  static let all: [TranslationRule] = [
    .attributes, .checks, .answers, .shownFences, .choiceCount, .verdicts, .code, .items, .hints,
    .conclusion,
  ]
}

extension TranslationRule {
  /// The rule that the kind of a translated step and its attributes agree with the original, except `into=`, because
  /// group names are translated.
  static let attributes = TranslationRule { original, translation in
    guard original.kind == translation.kind else {
      return [.init(translation.line, "This is a \(original.kind.word) step in the original.")]
    }
    let name = translation.data.difference(from: original.data, besides: ["into"])
    return name.map { [.init(translation.data.line, "\($0)= is not what the original says.")] }
      ?? []
  }

  /// The rule that the checks of a translated step agree with the original, but for their goals.
  static let checks = TranslationRule { original, translation in
    guard original.checks.count == translation.checks.count else {
      return [count(translation.line, "checks", translation.checks.count, original.checks.count)]
    }
    return zip(original.checks, translation.checks).filter { $0.text != $1.text }
      .map { .init($1.line, "This check differs from the original: \($0.text)") }
  }

  /// The rule that the commands of right and wrong answers agree with the original, except a question's answer, which
  /// may be a translated choice.
  static let answers = TranslationRule { original, translation in
    let pairs = [
      ("viper-answer", original.answers, translation.answers),
      ("viper-also", original.also, translation.also),
      ("viper-wrong", original.wrongs, translation.wrongs),
    ]
    let mistakes = pairs.compactMap { name, mine, other in
      mine.map(\.comparedLines) == other.map(\.comparedLines)
        ? nil : LintRule.Mistake(other.first?.line ?? translation.line, differs(name))
    }
    guard original.runs != translation.runs else { return mistakes }
    return mistakes + [.init(translation.line, differs("viper-run"))]
  }

  /// The rule that a step's fenced code blocks have as many lines as in the original, with identical rows if they quote a trace.
  static let shownFences = TranslationRule { original, translation in
    let (mine, other) = (original.code, translation.code)
    guard mine.count == other.count else {
      return [count(translation.line, "lines in fences", other.count, mine.count)]
    }
    guard original.excerpt != nil || translation.excerpt != nil, mine != other else { return [] }
    return [.init(translation.line, differs("viper-trace"))]
  }

  static let choiceCount = TranslationRule { original, translation in
    let (mine, other) = (original.choices.count, translation.choices.count)
    return mine == other ? [] : [count(translation.line, "choices", other, mine)]
  }

  /// The rule that the verdict, misconception and evidence of each choice agree with the original.
  static let verdicts = TranslationRule { original, translation in
    pairs(original, translation)
      .filter {
        $0.isRight != $1.isRight || $0.misconception != $1.misconception
          || $0.evidence != $1.evidence
      }
      .map { .init($1.line, "The original has another verdict here: \($0.text)") }
  }

  /// The rule that choices which are messages, names of objects or numbers are not translated.
  static let code = TranslationRule { original, translation in
    pairs(original, translation)
      .filter { ($0.isCode || $1.isCode) && $0.text != $1.text }
      .map { .init($1.line, "This choice is `\($0.text)` in the original, and is not translated.") }
  }

  static let items = TranslationRule { original, translation in
    guard original.groupNumbers != translation.groupNumbers else { return [] }
    return [.init(translation.line, "The items belong to other groups than in the original.")]
  }

  static let hints = TranslationRule { original, translation in
    let (mine, other) = (original.hints.count, translation.hints.count)
    return mine == other ? [] : [count(translation.line, "hints", other, mine)]
  }

  /// The rule that the explanation below the hints has the original number of paragraphs.
  static let conclusion = TranslationRule { original, translation in
    let (mine, other) = (original.conclusion.count, translation.conclusion.count)
    return mine == other ? [] : [count(translation.line, "texts below the hints", other, mine)]
  }

  private static func pairs(_ original: Step, _ translation: Step) -> [(Choice, Choice)] {
    let (mine, other) = (original.choices, translation.choices)
    return mine.count == other.count ? Array(zip(mine, other)) : []
  }

  private static func count(_ line: Int, _ what: String, _ here: Int, _ there: Int)
    -> LintRule.Mistake
  {
    .init(line, "\(here) \(what) here, \(there) in the original.")
  }

  private static func differs(_ fence: String) -> String {
    "\(fence) is not what it is in the original."
  }
}

extension Step {
  fileprivate var answers: [AnswerCommands] { kind.isQuestion ? [] : [answer].compactMap(\.self) }

  fileprivate var code: [String] { paragraphs.filter(\.isCode).map(\.text) }

  fileprivate var groupNumbers: [Int?] { items.map { groups.firstIndex(of: $0.group) } }
}

extension AnswerCommands {
  fileprivate var comparedLines: [String] { commands + [fails ?? ""] }
}
