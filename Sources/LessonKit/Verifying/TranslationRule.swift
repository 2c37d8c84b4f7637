/// One thing in which a translation agrees with its original.
struct TranslationRule: Sendable {
  /// The places where a step of the translation says something else.
  let find: @Sendable (_ original: Step, _ translation: Step) -> [LintRule.Mistake]

  /// All of them; a new one is a value below and a line here.
  static let all: [TranslationRule] = [
    .attributes, .checks, .attempts, .shownFences, .choiceCount, .verdicts, .code, .items, .hints,
    .conclusion,
  ]
}

extension TranslationRule {
  /// The kind of the step, and what its comment says; the names of groups are words.
  static let attributes = TranslationRule { original, translation in
    guard original.kind == translation.kind else {
      return [.init(translation.line, "This is a \(original.kind.word) step in the original.")]
    }
    let name = translation.data.difference(from: original.data, besides: ["into"])
    return name.map { [.init(translation.data.line, "\($0)= is not what the original says.")] }
      ?? []
  }

  /// The checks; their goals are words.
  static let checks = TranslationRule { original, translation in
    guard original.checks.count == translation.checks.count else {
      return [count(translation.line, "checks", translation.checks.count, original.checks.count)]
    }
    return zip(original.checks, translation.checks).filter { $0.text != $1.text }
      .map { .init($1.line, "This check is another in the original: \($0.text)") }
  }

  /// What is typed in answers, right and wrong ones; that of a question may be its choice.
  static let attempts = TranslationRule { original, translation in
    let pairs = [
      ("viper-answer", original.answers, translation.answers),
      ("viper-also", original.also, translation.also),
      ("viper-wrong", original.wrongs, translation.wrongs),
    ]
    let mistakes = pairs.compactMap { name, mine, other in
      mine.map(\.said) == other.map(\.said)
        ? nil : LintRule.Mistake(other.first?.line ?? translation.line, differs(name))
    }
    guard original.runs != translation.runs else { return mistakes }
    return mistakes + [.init(translation.line, differs("viper-run"))]
  }

  /// The fences that the text shows: as many lines, and rows of the trace as they are.
  static let shownFences = TranslationRule { original, translation in
    let (mine, other) = (original.code, translation.code)
    guard mine.count == other.count else {
      return [count(translation.line, "lines in fences", other.count, mine.count)]
    }
    guard original.excerpt != nil || translation.excerpt != nil, mine != other else { return [] }
    return [.init(translation.line, differs("viper-trace"))]
  }

  /// The number of choices.
  static let choiceCount = TranslationRule { original, translation in
    let (mine, other) = (original.choices.count, translation.choices.count)
    return mine == other ? [] : [count(translation.line, "choices", other, mine)]
  }

  /// Which choice is right, and what a wrong one looks like.
  static let verdicts = TranslationRule { original, translation in
    pairs(original, translation)
      .filter {
        $0.isRight != $1.isRight || $0.misconception != $1.misconception
          || $0.evidence != $1.evidence
      }
      .map { .init($1.line, "The original has another verdict here: \($0.text)") }
  }

  /// Choices that are messages, objects or numbers, and are not translated.
  static let code = TranslationRule { original, translation in
    pairs(original, translation)
      .filter { ($0.isCode || $1.isCode) && $0.text != $1.text }
      .map { .init($1.line, "This choice is `\($0.text)` in the original, and is not translated.") }
  }

  /// What is sorted, and into which group.
  static let items = TranslationRule { original, translation in
    guard original.groupNumbers != translation.groupNumbers else { return [] }
    return [.init(translation.line, "The items belong to other groups than in the original.")]
  }

  /// The number of hints.
  static let hints = TranslationRule { original, translation in
    let (mine, other) = (original.hints.count, translation.hints.count)
    return mine == other ? [] : [count(translation.line, "hints", other, mine)]
  }

  /// How many texts say why, when the step is done.
  static let conclusion = TranslationRule { original, translation in
    let (mine, other) = (original.conclusion.count, translation.conclusion.count)
    return mine == other ? [] : [count(translation.line, "texts below the hints", other, mine)]
  }

  /// The choices of both, side by side; none where there are more in one.
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
  /// The answer, where it is no choice in words.
  fileprivate var answers: [Attempt] { kind.isQuestion ? [] : [answer].compactMap(\.self) }

  /// The lines of the fences that are shown.
  fileprivate var code: [String] { paragraphs.filter(\.isCode).map(\.text) }

  /// The group of each item, as a number from 0.
  fileprivate var groupNumbers: [Int?] { items.map { groups.firstIndex(of: $0.group) } }
}

extension Attempt {
  /// What is typed, and which check refuses it.
  fileprivate var said: [String] { commands + [fails ?? ""] }
}
