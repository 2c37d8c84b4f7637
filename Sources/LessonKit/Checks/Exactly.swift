import Traces

extension Check.Kind {
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
}
