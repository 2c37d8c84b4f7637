import Traces

/// The rule that finds the right answer to a prediction in the run.
struct PredictionKey: Sendable {
  /// The number of the row asked about; nil for other keys.
  var row: Int?
  /// Returns the answer as the end of a sentence; nil where the run has none.
  let answer: @Sendable (KeyEvidence) -> String?
  let isTrue: @Sendable (Choice, KeyEvidence) -> Bool
}

struct KeyEvidence {
  let before: Trace
  /// The trace at the start, then at the end of this step, then at the end of each later step on the same stage.
  let after: [Trace]

  var end: Trace { after.count > 1 ? after[1] : before }
}

extension PredictionKey {
  /// The words that a key can begin with, each with the reader of the words after it.
  ///
  /// To add a key, add a line here.
  static let kinds:
    [(word: String, read: @Sendable (CheckText) throws(LessonError) -> PredictionKey)] = [
      ("row", { text throws(LessonError) in try row(text) }),
      ("alive", { _ throws(LessonError) in alive }),
      ("count", { text throws(LessonError) in try count(text) }),
      ("running", { text throws(LessonError) in try running(text) }),
      ("screen", { text throws(LessonError) in screen(isChange: text.text == "changed") }),
      ("lost", { _ throws(LessonError) in lost }),
    ]

  /// Reads the attribute `row=3` or `key="alive"` of a step.
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

  /// Makes a key whose answer is a list of words, compared without regard to order and case.
  init(_ words: @escaping @Sendable (KeyEvidence) -> [String]) {
    answer = { "the run says " + words($0).joined(separator: ", ") }
    isTrue = { choice, evidence in
      Set(choice.text.split(separator: ",").map { $0.trimmed.inEnglish.lowercased() })
        == Set(words(evidence).map { $0.lowercased() })
    }
  }
}
