import LessonKit

/// A mistake planted in the sound lesson, and the error that the reader must throw.
struct ReaderMistake: Sendable {
  let text: String
  let other: String
  let line: Int
  let problem: LessonError.Problem

  init(_ text: String, _ other: String, _ line: Int, _ problem: LessonError.Problem) {
    (self.text, self.other, self.line, self.problem) = (text, other, line, problem)
  }

  static let all: [ReaderMistake] = structure + attributes + fences + checks + choices

  private static let structure: [ReaderMistake] = [
    .init("# Small lesson", "Small lesson", 1, .missingTitle),
    .init("<!-- lesson", "<!-- listen", 1, .missingLessonData),
    .init("Welcome.", "<!-- lesson id=b -->", 3, .repeated("comment about the lesson")),
    .init("Welcome.", "# Other", 3, .repeated("title")),
    .init("Welcome.", "<!-- step read id=a -->", 3, .stepOutsideHeading),
    .init("Welcome.", "```swift\n```\n", 3, .misplaced("This", in: "introduction")),
    .init("The end.", "# Other", 60, .repeated("title")),
    .init("<!-- step do", "<!-- stop do", 23, .missingStepData(title: "Open")),
    .init("Look:", "<!-- step read id=again -->", 52, .repeated("comment about the step")),
    .init("The end.", "<!-- never ends", 60, .unclosed("The comment")),
    .init("The end.", "```swift", 60, .unclosed("The fence swift")),
    .init(
      "```\n</details>\n\n## Open",
      "```\n\n## Open",
      5,
      .unclosed("<details> below this heading")
    ),
  ]

  private static let attributes: [ReaderMistake] = [
    .init(" id=small", "", 2, .missingAttribute("id", in: "comment about the lesson")),
    .init(" minutes=3", "", 2, .missingAttribute("minutes", in: "comment about the lesson")),
    .init("minutes=3", "minutes=soon", 2, .notANumber("soon", attribute: "minutes")),
    .init("id=small", "id=small id=b", 2, .repeated("id=…")),
    .init(" row=2", "", 6, .missingAttribute("row", in: "comment about the step")),
    .init("row=2", "row=0", 6, .notANumber("0", attribute: "row")),
    .init("row=2", "rows=2", 6, .unknownAttribute("rows=2", in: "comment about the step")),
    .init("row=2", "key=soon", 6, .unknownKey("soon")),
    .init("hides=3", "hidden", 24, .unknownAttribute("hidden", in: "comment about the step")),
    .init("step read", "step red", 51, .unknownStepKind("red")),
    .init("step read id=all", "step", 51, .unknownStepKind("")),
    .init(" fails=seen", "", 45, .missingAttribute("fails", in: "viper-wrong")),
  ]

  private static let fences: [ReaderMistake] = [
    .init("viper-check", "viper-cheque", 27, .unknownFence("viper-cheque")),
    .init("viper-trace", "viper-check", 54, .misplaced("viper-check", in: "read step")),
    .init(
      "Put it on the stage.",
      "```viper-also\nopen\n```",
      25,
      .misplaced("viper-also", in: "text that all can see")
    ),
    .init("screen\nopen", "\n", 41, .emptyFence("viper-also")),
    .init("viper-also", "viper-answer", 41, .repeated("viper-answer")),
    .init("The end.", "```viper-trace\n...\n```", 60, .repeated("viper-trace")),
    .init(
      "1. It can only call what it holds.",
      "It can only call what it holds.",
      15,
      .unshownText
    ),
    .init("1. It must be opened.", "```\nIt must be opened.\n```", 36, .unshownText),
  ]

  private static let checks: [ReaderMistake] = [
    .init("count 1", "counts 1", 30, .unknownCheck("counts")),
    .init("count 1", "count one", 30, .notANumber("one", attribute: "count")),
    .init("  # one showing", "", 30, .missingGoal),
    .init("  # one showing", " # one showing", 30, .missingGoal),
  ]

  private static let choices: [ReaderMistake] = [
    .init(
      "- `Interactor`: no: It",
      "- Interactor: It",
      10,
      .notAChoice("Interactor: It does not know it.")
    ),
    .init(
      "- `Interactor`: no: It does not know it.\n- `Presenter -> View showProducts`: no: Not yet.",
      "",
      5,
      .tooFewChoices(1, in: "predict")
    ),
  ]
}
