import Traces

extension Check.Kind {
  /// A check that no matching message was sent since the step began; it is broken if it names an unknown participant.
  public static let never = Check.Kind("never View -> Interactor *", isJudgedLast: true) {
    text throws(LessonError) in
    let sentence = try text.sentence(text.text)
    return Check.Meaning(sentences: [sentence]) { evidence in
      if let event = evidence.events.first(where: sentence.matches) {
        return .violated(row: event.number)
      }
      let known = Set(evidence.trace.lanes.flatMap { [$0.name, $0.module] })
      let stranger = sentence.names.first { !known.contains($0) }
      return stranger.map { .broken("nobody here is called \($0)") } ?? .met(row: nil)
    }
  }
}
