import LessonKit

/// A small sound lesson, to be changed by tests.
enum LessonText {
  static let sound = page("sound.md")

  /// The sound lesson with a further choice that is no message.
  static let withWords = replacing(
    "- `Presenter -> View showProducts`",
    with: "- `nobody at all`: no: Look again.\n- `Presenter -> View showProducts`"
  )

  /// The same lesson in Indonesian; what the learner does not read, such as checks and answers, is as in English.
  static let indonesian = page("sound.id.md")

  private static func page(_ file: String) -> String {
    String(LessonCase.text(of: file).dropLast())
  }

  /// Returns a page with one text replaced; the page itself where the text is missing.
  static func replacing(_ text: String, with other: String, in page: String = sound) -> String {
    page.replacing(text, with: other, maxReplacements: 1)
  }
}

enum StepPage {
  static func lesson(
    _ step: String,
    in bank: Bank = Bank(),
    file: String = "small.md"
  ) throws -> Lesson {
    let page = """
      # Small
      <!-- lesson id=small module=products architecture=viper minutes=1 -->

      ## Step
      \(step)
      """
    return try Lesson(markdown: page, file: file, bank: bank)
  }

  /// Returns a quiz with a right and a wrong choice; `attributes` follow its id.
  static func quiz(_ attributes: String = "") -> String {
    """
    <!-- step quiz id=a \(attributes) -->
    - `one`: yes: So it is.
    - `two`: no: It is not.
    """
  }

  static func whole(_ step: String) -> String {
    """
    \(step)
    <details>

    1. Look.

    </details>

    ## End
    <!-- step read id=end -->
    The end.
    """
  }

  /// Returns the findings for the step on the stage of Products.
  static func findings(_ step: String, on stage: ReplayedStage = ReplayedStage()) async throws
    -> [String]
  {
    let words = LessonWords(commands: ["open", "show", "tap"], bank: Bank())
    return await Lessons.check(try lesson(whole(step)), on: stage, words: words).map(\.text)
  }

  static func bank() throws -> Bank {
    try Bank(
      markdown: """
        # Bank
        ## A1
        <!-- step item id=A1 -->
        One?
        - `yes it is`: yes: So it is.
        - `no it is not`: no row-is-message: Look again.
        ## A2
        <!-- step item id=A2 -->
        Two?
        - `5`: no: Count.
        - `3`: yes: Three.
        """,
      file: "bank.md"
    )
  }
}
