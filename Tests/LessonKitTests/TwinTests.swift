import Testing

@testable import LessonKit

/// Twins: steps of a lesson's test that ask for the same idea on another module.
@Suite struct TwinTests {
  @Test func `do not count for the length of a lesson, and need a module of their own`() throws {
    let steps =
      StepPage.quiz() + "\n\n## Elsewhere\n<!-- step quiz id=b twin load=\"todos viper\" -->\n"
      + "- `three`: yes: So.\n- `four`: no: Not so."
    #expect(try StepPage.lesson(steps).length == 1)
    let alone = steps.replacing(" load=\"todos viper\"", with: "")
    #expect(throws: LessonError.self) { try StepPage.lesson(alone) }
  }
}
