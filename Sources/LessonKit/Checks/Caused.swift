import Traces

extension Check.Kind {
  /// A check that the second message of the text caused the first, directly or through other messages.
  public static let caused = Check.Kind(
    "caused Interactor -> Presenter * by Presenter -> Interactor *"
  ) { text throws(LessonError) in
    let (inner, outer) = try text.halves(between: " by ")
    let sentences = [try text.sentence(inner), try text.sentence(outer)]
    return Check.Meaning(sentences: sentences) { evidence in
      let found = evidence.events.first { event in
        sentences[0].matches(event)
          && evidence.trace.causes(of: event).contains(where: sentences[1].matches)
      }
      return found.map { .met(row: $0.number) } ?? .notYet
    }
  }
}
