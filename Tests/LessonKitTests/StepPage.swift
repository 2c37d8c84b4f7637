import LessonKit

/// Lessons with one step under test.
enum StepPage {
  /// Returns a lesson with the given step.
  static func lesson(_ step: String, in bank: Bank = Bank()) throws -> Lesson {
    let page = """
      # Small
      <!-- lesson id=small module=products architecture=viper minutes=1 -->

      ## Step
      \(step)
      """
    return try Lesson(markdown: page, file: "small.md", bank: bank)
  }

  /// Returns a quiz with a right and a wrong choice; `attributes` follow its id.
  static func quiz(_ attributes: String = "") -> String {
    """
    <!-- step quiz id=a \(attributes) -->
    - `one`: yes: So it is.
    - `two`: no: It is not.
    """
  }

  /// Returns the step with a hint and a final step.
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
    return await Lessons.check(try lesson(whole(step)), on: stage.host, words: words).map(\.text)
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
