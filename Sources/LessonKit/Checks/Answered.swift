import Traces

extension Check.Kind {
  /// A check that each matching request got exactly one answer: a returned value, a thrown error, or a call back to the requester.
  public static let answered = Check.Kind("answered Presenter -> Interactor load") {
    text throws(LessonError) in
    let sentence = try text.sentence(text.text)
    return Check.Meaning(sentences: [sentence]) { evidence in
      let requests = evidence.events.filter(sentence.matches)
      guard !requests.isEmpty else { return .notYet }
      var last: Int?
      for request in requests {
        let answers = evidence.answers(to: request)
        guard let first = answers.first else { return .notYet }
        guard answers.count == 1 else { return .violated(row: answers[1].number) }
        last = first.number
      }
      return .met(row: last)
    }
  }
}

extension CheckEvidence {
  /// Returns the events that answered a request: values returned, errors thrown, and calls to the requester during the request.
  fileprivate func answers(to request: Event) -> [Event] {
    trace.events.filter { event in
      guard event.number != nil, event.number != request.number else { return false }
      if event.isAnswer { return event.cause == request.number }
      guard event.kind == .call || event.kind == .asyncCall, event.sender == request.receiver,
        event.receiver == request.sender
      else { return false }
      return trace.causes(of: event).contains { $0.number == request.number }
    }
  }
}
