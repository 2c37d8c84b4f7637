import Traces

extension Check.Kind {
  /// A check that a message was sent exactly the given number of times since the step began.
  public static let count = Check.Kind("count 1 Presenter -> View *") {
    text throws(LessonError) in
    let (times, rest) = try text.count()
    let sentence = try text.sentence(rest)
    return Check.Meaning(sentences: [sentence]) { evidence in
      let found = evidence.events.filter(sentence.matches)
      guard found.count >= times else { return .notYet }
      return found.count == times
        ? .met(row: found.last?.number) : .violated(row: found[times].number)
    }
  }
}
