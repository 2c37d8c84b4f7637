import Testing

@testable import LessonKit

/// The steps that only a lesson's test asks: its idea, on another module.
@Suite struct TwinTests {
  private static let page = """
    # Small
    <!-- lesson id=small module=products architecture=viper minutes=1 -->

    ## First
    <!-- step quiz id=first -->
    Which?

    - `one`: yes: So.
    - `two`: no: Not so.

    ## Second
    <!-- step quiz id=second -->
    Which?

    - `one`: yes: So.
    - `two`: no: Not so.

    ## Elsewhere
    <!-- step quiz id=twin twin load="todos viper" -->
    Which?

    - `three`: yes: So.
    - `four`: no: Not so.
    """

  private func lesson() throws -> Lesson { try Lesson(markdown: Self.page, file: "small.md") }

  @Test func `are left out by who takes the lesson`() throws {
    var run = LessonRun(try lesson())
    #expect(run.promptText == "1/2")
    _ = run.answer("one")
    #expect(run.answer("one")?.lines.first == .praise("Yes. So."))
    #expect(run.isFinished)
    #expect(try lesson().length == 2)
  }

  @Test func `are asked by the test, behind the last task`() throws {
    var run = LessonRun(testing: try lesson())
    #expect(run.step.id == "second")
    let reply = run.answer("one")
    #expect(reply?.commands == ["load todos viper"])
    #expect(run.step.id == "twin")
    _ = run.answer("three")
    #expect(run.isPassed)
  }

  @Test func `need a module of their own`() {
    let page = Self.page.replacing(" load=\"todos viper\"", with: "")
    #expect(throws: LessonError.self) { try Lesson(markdown: page, file: "small.md") }
  }
}
