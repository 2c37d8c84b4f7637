import Traces

extension Check.Kind {
  /// A check that the given messages were sent in this order; others may have come between them.
  public static let order = Check.Kind("order View -> Presenter * < Presenter -> Interactor *") {
    text throws(LessonError) in
    let sentences = try text.sentences(between: " < ")
    return Check.Meaning(sentences: sentences) { evidence in
      var rest = evidence.events[...]
      var row: Int?
      for sentence in sentences {
        guard let index = rest.firstIndex(where: sentence.matches) else { return .notYet }
        row = rest[index].number
        rest = rest[(index + 1)...]
      }
      return .met(row: row)
    }
  }
}
