import LessonKit

/// A lesson of one step, for tests of what a step can be.
enum StepPage {
  /// The lesson whose step is written so.
  static func lesson(_ step: String, in bank: Bank = Bank()) throws -> Lesson {
    let page = """
      # Small
      <!-- lesson id=small module=products architecture=viper minutes=1 -->

      ## Step
      \(step)
      """
    return try Lesson(markdown: page, file: "small.md", bank: bank)
  }

  /// The same with hints, and a text that is read after it.
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

  /// What is wrong with it on the stage of Products.
  static func findings(_ step: String, on stage: ReplayedStage = ReplayedStage()) async throws
    -> [String]
  {
    let words = LessonWords(commands: ["open", "show", "tap"], bank: Bank())
    return await Lessons.check(try lesson(whole(step)), on: stage.host, words: words).map(\.text)
  }

  /// A bank of two questions.
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
