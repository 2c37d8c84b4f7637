import Traces

extension Check.Kind {
  /// A check that a matching message was lost, for the given reason if the text ends in a reason such as `[nil]`; the receiver may
  /// be written as the name of the nil reference.
  public static let lost = Check.Kind("lost Presenter -> Router open [nil]") {
    text throws(LessonError) in
    let loss = Event.Loss.allCases.first { text.text.hasSuffix("[\($0.rawValue)]") }
    let message =
      loss == nil ? text.text : String(text.text.dropLast((loss?.rawValue.count ?? 0) + 2))
    let sentence = try text.sentence(message)
    return Check.Meaning(sentences: [sentence]) { evidence in
      let found = evidence.events.first { event in
        sentence.isLost(in: event) && (loss == nil || event.loss == loss)
      }
      return found.map { .met(row: $0.number) } ?? .notYet
    }
  }
}
