import Traces

struct PredictionKey: Sendable {
  var row: Int?
  /// Returns the right answer as the end of a sentence, such as "the row is …"; nil if the traces have none.
  let answer: @Sendable (KeyEvidence) -> String?
  let isTrue: @Sendable (Choice, KeyEvidence) -> Bool
}

struct KeyEvidence {
  let before: Trace
  let after: [Trace]

  var end: Trace { after.count > 1 ? after[1] : before }
}

extension PredictionKey {
  /// The words with which a rule's text can begin, each with the function that parses the words after it.
  ///
  /// To add a rule, add a line here.
  static let kinds:
    [(word: String, read: @Sendable (CheckText) throws(LessonError) -> PredictionKey)] = [
      ("row", { text throws(LessonError) in try row(text) }),
      ("alive", { _ throws(LessonError) in alive }),
      ("count", { text throws(LessonError) in try count(text) }),
      ("running", { text throws(LessonError) in try running(text) }),
      ("screen", { text throws(LessonError) in screen(isChange: text.text == "changed") }),
      ("lost", { _ throws(LessonError) in lost }),
    ]

  /// Parses the attribute `row=3` of a step, or else `key="alive"`; throws if both are missing, or the value names no rule.
  init(of step: Step) throws(LessonError) {
    if let number = try step.data.optionalNumber("row") {
      self = PredictionKey.row(number)
      return
    }
    guard let text = step.data.text("key") else {
      throw step.data.error(.missingAttribute("row", in: "comment about the step"))
    }
    let word = String(text.prefix { $0 != " " })
    guard let kind = PredictionKey.kinds.first(where: { $0.word == word }) else {
      throw step.data.error(.unknownKey(word))
    }
    let rest = text.dropFirst(word.count).trimmed
    self = try kind.read(CheckText(text: rest, file: step.data.file, line: step.data.line))
  }

  /// Creates a rule whose right answer is a list of words, compared with a choice without regard to order and case.
  init(_ words: @escaping @Sendable (KeyEvidence) -> [String]) {
    answer = { "the run says " + words($0).joined(separator: ", ") }
    isTrue = { choice, evidence in
      Set(choice.text.split(separator: ",").map { $0.trimmed.inEnglish.lowercased() })
        == Set(words(evidence).map { $0.lowercased() })
    }
  }
}
