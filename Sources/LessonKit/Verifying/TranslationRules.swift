extension LessonLinter {
  /// Returns the mistakes of the lesson as a translation of `original`, sorted by line.
  func findings(translating original: Lesson) -> [LessonError] {
    findings(by: LintRule.forTranslations, and: lesson.differences(from: original))
  }
}

extension Lesson {
  fileprivate func differences(from original: Lesson) -> [LintRule.Mistake] {
    var expected = original.heading
    expected.title = title
    guard heading == expected else {
      return [.init(line, "The comment about the lesson is not the original's.")]
    }
    let (mine, other) = (original.steps.map(\.id), steps.map(\.id))
    guard mine == other else {
      let index = zip(mine, other).prefix { $0 == $1 }.count
      let there = mine.indices.contains(index) ? "id=\(mine[index])" : "no more"
      let here = other.indices.contains(index) ? "id=\(other[index])" : "none"
      let step = steps[min(index, other.count - 1)]
      let line = other.indices.contains(index) ? step.data.line : step.line
      return [.init(line, "Step \(index + 1) is \(there) in the original, and \(here) here.")]
    }
    return zip(original.steps, steps).flatMap { step, translated in
      TranslationRule.all.flatMap { $0.find(step, translated) }
    }
  }
}

struct TranslationRule: Sendable {
  let find: @Sendable (_ original: Step, _ translation: Step) -> [LintRule.Mistake]

  /// All rules for translated steps; to add a rule, add a value below and a line here.
  static let all: [TranslationRule] = [
    .attributes, .checks, .answers, .excerpts, .verdicts, .code, .items,
    count(of: "checks", \.checks), count(of: "lines in fences", \.code),
    count(of: "choices", \.choices), count(of: "hints", \.hints),
    count(of: "texts below the hints", \.conclusion),
  ]

  private static func count<Element>(
    of what: String,
    _ list: @escaping @Sendable (Step) -> [Element]
  ) -> TranslationRule {
    TranslationRule { original, translation in
      let (mine, other) = (list(original).count, list(translation).count)
      guard mine != other else { return [] }
      return [.init(translation.line, "\(other) \(what) here, \(mine) in the original.")]
    }
  }

  /// Returns the pairs of elements at the same index; none if one of the lists is longer.
  private static func pairs<Element>(_ mine: [Element], _ other: [Element]) -> [(Element, Element)]
  {
    mine.count == other.count ? Array(zip(mine, other)) : []
  }

  /// The rule that a translated step has the original's kind and attributes, except `into=`: group names are translated.
  static let attributes = TranslationRule { original, translation in
    guard original.kind == translation.kind else {
      return [.init(translation.line, "This is a \(original.kind.word) step in the original.")]
    }
    let name = translation.data.difference(from: original.data, besides: ["into"])
    return name.map { [.init(translation.data.line, "\($0)= is not what the original says.")] }
      ?? []
  }

  static let checks = TranslationRule { original, translation in
    pairs(original.checks, translation.checks).filter { $0.text != $1.text }
      .map { .init($1.line, "This check differs from the original: \($0.text)") }
  }

  /// The rule that right and wrong answers agree with the original, except a question's, which may be a translated choice.
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

  /// The rule that the lines of a step's fenced code blocks are those of the original if they quote a trace.
  static let excerpts = TranslationRule { original, translation in
    guard original.excerpt != nil || translation.excerpt != nil,
      pairs(original.code, translation.code).contains(where: { $0 != $1 })
    else { return [] }
    return [.init(translation.line, differs("viper-trace"))]
  }

  static let verdicts = TranslationRule { original, translation in
    pairs(original.choices, translation.choices)
      .filter {
        ($0.isRight, $0.misconception) != ($1.isRight, $1.misconception)
          || $0.evidence != $1.evidence
      }
      .map { .init($1.line, "The original has another verdict here: \($0.text)") }
  }

  static let code = TranslationRule { original, translation in
    pairs(original.choices, translation.choices)
      .filter { ($0.isCode || $1.isCode) && $0.text != $1.text }
      .map { .init($1.line, "This choice is `\($0.text)` in the original, and is not translated.") }
  }

  static let items = TranslationRule { original, translation in
    guard original.groupNumbers != translation.groupNumbers else { return [] }
    return [.init(translation.line, "The items belong to other groups than in the original.")]
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
