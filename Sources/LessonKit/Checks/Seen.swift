import Traces

extension Check.Kind {
  /// A check that a message like the one in the text was sent since the step began.
  public static let seen = Check.Kind("seen View -> Presenter load") {
    text throws(LessonError) in
    let sentence = try text.sentence(text.text)
    return Check.Meaning(sentences: [sentence]) { evidence in
      guard let first = evidence.events.first(where: sentence.matches) else { return .notYet }
      return .met(row: first.number)
    }
  }
}
