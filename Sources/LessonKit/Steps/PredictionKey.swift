import Traces

/// What the right answer to a prediction is, found in the run.
struct PredictionKey: Sendable {
  /// The row that is asked about, if it is one.
  var row: Int?
  /// What the run says, as the end of a sentence; nil where it says nothing.
  let truth: @Sendable (KeyEvidence) -> String?
  /// Whether a choice is what the run says.
  let isTrue: @Sendable (Choice, KeyEvidence) -> Bool
}

/// What a key is found in.
struct KeyEvidence {
  /// What was said when the question is asked.
  let before: Trace
  /// The same, then what was said by the end of this step, and of each after it on the same stage.
  let after: [Trace]

  /// What was said by the end of the step.
  var end: Trace { after.count > 1 ? after[1] : before }
}

extension PredictionKey {
  /// The words that begin a key, and how the rest is read.
  ///
  /// A new one is a line here.
  static let kinds:
    [(word: String, read: @Sendable (CheckText) throws(LessonError) -> PredictionKey)] = [
      ("row", { text throws(LessonError) in try row(text) }),
      ("alive", { _ throws(LessonError) in alive }),
      ("count", { text throws(LessonError) in try count(text) }),
      ("running", { text throws(LessonError) in try running(text) }),
      ("screen", { text throws(LessonError) in screen(isChange: text.text == "changed") }),
      ("lost", { _ throws(LessonError) in lost }),
    ]

  /// Reads `row=3` or `key="alive"` of a step.
  init(of step: Step) throws(LessonError) {
    let (file, line) = (step.data.file, step.data.line)
    if let number = try step.data.optionalNumber("row") {
      self = PredictionKey.row(number)
      return
    }
    guard let text = step.data.text("key") else {
      throw LessonError(
        file: file,
        line: line,
        .missingAttribute("row", in: "comment about the step")
      )
    }
    let word = String(text.prefix { $0 != " " })
    guard let kind = PredictionKey.kinds.first(where: { $0.word == word }) else {
      throw LessonError(file: file, line: line, .unknownKey(word))
    }
    self = try kind.read(
      CheckText(text: text.dropFirst(word.count).trimmed, file: file, line: line)
    )
  }

  /// A key whose answer is words, compared without regard to their order.
  init(_ words: @escaping @Sendable (KeyEvidence) -> [String]) {
    truth = { "the run says " + words($0).joined(separator: ", ") }
    isTrue = { choice, evidence in
      Set(choice.text.split(separator: ",").map { $0.trimmed.inEnglish.lowercased() })
        == Set(words(evidence).map { $0.lowercased() })
    }
  }
}
