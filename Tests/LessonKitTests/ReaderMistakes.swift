import LessonKit

enum ReaderMistakes {
  /// A text of the lesson, the text in its place, and the line and kind of the error that the reader must throw.
  typealias Mistake = (text: String, other: String, line: Int, problem: LessonError.Problem)

  static let all: [Mistake] = structure + attributes + fences + checks + choices

  private static let structure: [Mistake] = [
    ("# Small lesson", "Small lesson", 1, .missingTitle),
    ("<!-- lesson", "<!-- listen", 1, .missingLessonData),
    ("Welcome.", "<!-- lesson id=b -->", 3, .repeated("comment about the lesson")),
    ("Welcome.", "# Other", 3, .repeated("title")),
    ("Welcome.", "<!-- step read id=a -->", 3, .stepOutsideHeading),
    ("Welcome.", "```swift\n```\n", 3, .misplaced("This", in: "introduction")),
    ("The end.", "# Other", 60, .repeated("title")),
    ("<!-- step do", "<!-- stop do", 23, .missingStepData(title: "Open")),
    ("Look:", "<!-- step read id=again -->", 52, .repeated("comment about the step")),
    ("The end.", "<!-- never ends", 60, .unclosed("The comment")),
    ("The end.", "```swift", 60, .unclosed("The fence swift")),
    ("```\n</details>\n\n## Open", "```\n\n## Open", 5, .unclosed("<details> below this heading")),
  ]

  private static let attributes: [Mistake] = [
    (" id=small", "", 2, .missingAttribute("id", in: "comment about the lesson")),
    (" minutes=3", "", 2, .missingAttribute("minutes", in: "comment about the lesson")),
    ("minutes=3", "minutes=soon", 2, .notANumber("soon", attribute: "minutes")),
    ("id=small", "id=small id=b", 2, .repeated("id=…")),
    (" row=2", "", 6, .missingAttribute("row", in: "comment about the step")),
    ("row=2", "row=0", 6, .notANumber("0", attribute: "row")),
    ("row=2", "rows=2", 6, .unknownAttribute("rows=2", in: "comment about the step")),
    ("row=2", "key=soon", 6, .unknownKey("soon")),
    ("hides=3", "hidden", 24, .unknownAttribute("hidden", in: "comment about the step")),
    ("step read", "step red", 51, .unknownStepKind("red")),
    ("step read id=all", "step", 51, .unknownStepKind("")),
    (" fails=seen", "", 45, .missingAttribute("fails", in: "viper-wrong")),
  ]

  private static let fences: [Mistake] = [
    ("viper-check", "viper-cheque", 27, .unknownFence("viper-cheque")),
    ("viper-trace", "viper-check", 54, .misplaced("viper-check", in: "read step")),
    (
      "Put it on the stage.", "```viper-also\nopen\n```", 25,
      .misplaced("viper-also", in: "text that all can see")
    ),
    ("screen\nopen", "\n", 41, .emptyFence("viper-also")),
    ("viper-also", "viper-answer", 41, .repeated("viper-answer")),
    ("The end.", "```viper-trace\n...\n```", 60, .repeated("viper-trace")),
    ("1. It can only call what it holds.", "It can only call what it holds.", 15, .unshownText),
    ("1. It must be opened.", "```\nIt must be opened.\n```", 36, .unshownText),
  ]

  private static let checks: [Mistake] = [
    ("count 1", "counts 1", 30, .unknownCheck("counts")),
    ("count 1", "count one", 30, .notANumber("one", attribute: "count")),
    ("  # one showing", "", 30, .missingGoal),
    ("  # one showing", " # one showing", 30, .missingGoal),
  ]

  private static let choices: [Mistake] = [
    (
      "- `Interactor`: no: It", "- Interactor: It", 10,
      .notAChoice("Interactor: It does not know it.")
    ),
    (
      "- `Interactor`: no: It does not know it.\n- `Presenter -> View showProducts`: no: Not yet.",
      "", 5, .tooFewChoices(1, in: "predict")
    ),
  ]
}
