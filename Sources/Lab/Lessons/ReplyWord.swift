struct ReplyWord {
  var name: String { String(usage.prefix { $0 != " " }) }
  let usage: String
  let help: String

  /// All reply words; `LessonAttempt` carries them out.
  static let all = [
    ReplyWord(
      usage: "because #N",
      help: "In a lesson: gives a row as the reason, where a step asks for one."
    ),
    ReplyWord(
      usage: "cite FIGURE",
      help: "In a lesson: names a figure or a row that speaks for a decision:  cite lines"
    ),
    ReplyWord(
      usage: "sure",
      help:
        "In a lesson, after an answer: you were sure. If it was wrong, its question is asked first."
    ),
    ReplyWord(
      usage: "unsure",
      help: "In a lesson, after an answer: you were not sure of it. It counts as any other."
    ),
  ]
}
