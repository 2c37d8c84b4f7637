import Traces

extension Check.Kind {
  /// A check that a message like the one in the text was sent since the step began.
  public static let seen = Check.Kind("seen View -> Presenter load") {
    text throws(LessonError) in
    let sentence = try text.sentence()
    return Check.Meaning(sentences: [sentence]) { evidence in
      guard let first = evidence.events.first(where: sentence.matches) else { return .notYet }
      return .met(row: first.number)
    }
  }

  /// A check that no matching message was sent since the step began; it is broken if it names an unknown participant.
  public static let never = Check.Kind("never View -> Interactor *", isJudgedLast: true) {
    text throws(LessonError) in
    let sentence = try text.sentence()
    return Check.Meaning(sentences: [sentence]) { evidence in
      if let event = evidence.events.first(where: sentence.matches) {
        return .violated(row: event.number)
      }
      let known = Set(evidence.trace.lanes.flatMap { [$0.name, $0.module] })
      let stranger = sentence.names.first { !known.contains($0) }
      return stranger.map { .broken("nobody here is called \($0)") } ?? .met(row: nil)
    }
  }

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

  /// A check that a message was sent exactly the given number of times since the step began.
  public static let count = Check.Kind("count 1 Presenter -> View *") {
    text throws(LessonError) in
    let times = try text.count()
    let sentence = try text.afterFirstWord.sentence()
    return Check.Meaning(sentences: [sentence]) { evidence in
      let found = evidence.events.filter(sentence.matches)
      guard found.count >= times else { return .notYet }
      return found.count == times
        ? .met(row: found.last?.number) : .violated(row: found[times].number)
    }
  }

  /// A check that the given messages and no others were sent, in this order; returned values are no messages.
  public static let exactly = Check.Kind(
    "exactly View -> Presenter * < Presenter -> Interactor *",
    isJudgedLast: true
  ) { text throws(LessonError) in
    let sentences = try text.sentences(between: " < ")
    return Check.Meaning(sentences: sentences) { evidence in
      let messages = evidence.events.filter { $0.number != nil && $0.isMessage }
      for (message, sentence) in zip(messages, sentences) where !sentence.matches(message) {
        return .violated(row: message.number)
      }
      if messages.count > sentences.count {
        return .violated(row: messages[sentences.count].number)
      }
      return messages.count < sentences.count ? .notYet : .met(row: messages.last?.number)
    }
  }

  /// A check that the second message of the text caused the first, directly or through other messages.
  public static let caused = Check.Kind(
    "caused Interactor -> Presenter * by Presenter -> Interactor *"
  ) { text throws(LessonError) in
    let (inner, outer) = try text.halves(between: " by ")
    let sentences = [try inner.sentence(), try outer.sentence()]
    return Check.Meaning(sentences: sentences) { evidence in
      let found = evidence.events.first { event in
        sentences[0].matches(event)
          && evidence.trace.causes(of: event).contains(where: sentences[1].matches)
      }
      return found.map { .met(row: $0.number) } ?? .notYet
    }
  }

  /// A check for `A and B never C`: no message C was sent between the first message A and the next message B.
  public static let between = Check.Kind(
    "between View -> Presenter * and Presenter -> View * never Presenter -> Router *",
    isJudgedLast: true
  ) { text throws(LessonError) in
    let (limits, forbidden) = try text.halves(between: " never ")
    let (first, second) = try limits.halves(between: " and ")
    let (start, end) = (try first.sentence(), try second.sentence())
    let never = try forbidden.sentence()
    return Check.Meaning(sentences: [start, end]) { evidence in
      guard let begin = evidence.events.firstIndex(where: start.matches) else { return .notYet }
      let rest = evidence.events[(begin + 1)...]
      guard let stop = rest.firstIndex(where: end.matches) else { return .notYet }
      let bad = rest[..<stop].first(where: never.matches)
      return bad.map { .violated(row: $0.number) } ?? .met(row: evidence.events[stop].number)
    }
  }

  /// A check that each matching request got exactly one answer: a returned value, a thrown error, or a call back to the requester.
  public static let answered = Check.Kind("answered Presenter -> Interactor load") {
    text throws(LessonError) in
    let sentence = try text.sentence()
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

extension Check.Kind {
  /// A check that a matching message was lost, for the given reason if the text ends in a reason such as `[nil]`; the receiver may
  /// be written as the name of the nil reference.
  public static let lost = Check.Kind("lost Presenter -> Router open [nil]") {
    text throws(LessonError) in
    let loss = Event.Loss.allCases.first { text.text.hasSuffix("[\($0.rawValue)]") }
    let sentence = try text.part(text.text.dropLast(loss.map { $0.rawValue.count + 2 } ?? 0))
      .sentence()
    return Check.Meaning(sentences: [sentence]) { evidence in
      let found = evidence.events.first { event in
        sentence.isLost(in: event) && (loss == nil || event.loss == loss)
      }
      return found.map { .met(row: $0.number) } ?? .notYet
    }
  }

  /// A check that a matching message was delivered on the named queue; for `main`, also that none was delivered on another queue.
  public static let on = Check.Kind("on io View -> Presenter *") { text throws(LessonError) in
    let queue = text.firstWord
    let sentence = try text.afterFirstWord.sentence()
    return Check.Meaning(sentences: [sentence]) { evidence in
      let found = evidence.events.filter(sentence.matches)
      if queue == Event.mainExecutor, let other = found.first(where: { $0.deliveredOn != queue }) {
        return .violated(row: other.number)
      }
      let there = found.first { $0.deliveredOn == queue }
      return there.map { .met(row: $0.number) } ?? .notYet
    }
  }
}
