import TerminalText

/// A word, not a command, with which a learner replies in a step of a lesson.
struct ReplyWord {
  let name: String
  let usage: String
  let help: String

  /// All reply words; `LessonAttempt` carries them out.
  static let all = [
    ReplyWord(
      name: "because",
      usage: "because #N",
      help: "In a lesson: gives a row as the reason, where a step asks for one."
    ),
    ReplyWord(
      name: "cite",
      usage: "cite FIGURE",
      help: "In a lesson: names a figure or a row that speaks for a decision:  cite lines"
    ),
    ReplyWord(
      name: "sure",
      usage: "sure",
      help:
        "In a lesson, after an answer: you were sure. If it was wrong, its question is asked first."
    ),
    ReplyWord(
      name: "unsure",
      usage: "unsure",
      help: "In a lesson, after an answer: you were not sure of it. It counts as any other."
    ),
  ]

  var page: StyledText {
    StyledText(usage, .command) + "\n" + StyledText(telling: help + "\n")
  }
}
