import Testing

@testable import LessonKit

/// Twins: steps of a lesson's test that ask for the same idea on another module.
@Suite struct TwinTests {
  private static let steps = """
    <!-- step quiz id=first -->
    - `one`: yes: So.
    - `two`: no: Not so.

    ## Second
    <!-- step quiz id=second -->
    - `one`: yes: So.
    - `two`: no: Not so.

    ## Elsewhere
    <!-- step quiz id=twin twin load="todos viper" -->
    - `three`: yes: So.
    - `four`: no: Not so.
    """

  private func lesson() throws -> Lesson { try StepPage.lesson(Self.steps) }

  @Test func `are left out of the lesson`() throws {
    var run = LessonAttempt(try lesson())
    #expect(run.promptText == "1/2")
    _ = run.answer("one")
    #expect(run.answer("one")?.lines.first == .praise("Yes. So."))
    #expect(run.isFinished)
    #expect(try lesson().length == 2)
  }

  @Test(arguments: [true, false])
  func `are the only steps of the test, and count by their first answers`(isRight: Bool) throws {
    var run = LessonAttempt(testing: try lesson())
    #expect(run.step.id == "twin")
    #expect(run.restart().commands == ["load todos viper"])
    if !isRight { _ = run.answer("four") }
    _ = run.answer("three")
    #expect(run.isFinished && run.isPassed == isRight)
  }

  @Test(arguments: [["because #9"], ["cite hops"], []])
  func `count by the first rows and figures that are given`(wrongs: [String]) throws {
    let step = """
      <!-- step free id=twin twin load="todos viper" -->
      ```viper-check
      because #2   # the row
      cited lines  # the figure
      ```
      """
    var run = LessonAttempt(testing: try StepPage.lesson(step))
    for line in wrongs {
      let refusal = LessonLine.correction("\(line) is not what is asked for.")
      #expect(run.answer(line)?.lines.first == refusal)
    }
    for line in ["because #2", "cite lines"] { _ = run.answer(line) }
    #expect(run.isFinished)
    #expect(run.isPassed == wrongs.isEmpty)
  }

  @Test(arguments: [true, false])
  func `count only where no answer was asked for`(isAsked: Bool) throws {
    var run = LessonAttempt(testing: try lesson())
    if isAsked { _ = run.giveAnswer() }
    _ = run.answer("three")
    #expect(run.isPassed == !isAsked)
  }

  @Test(arguments: [true, false])
  func `count only where no other fault was guessed`(isOther: Bool) throws {
    let step = #"<!-- step find id=t twin load="todos viper" fault="nil-link View.presenter" -->"#
    var run = LessonAttempt(testing: try StepPage.lesson(step))
    run.begin(at: Observation())
    let right = "guess nil-link View.presenter"
    let guesses = (isOther ? ["guess strong-view"] : []) + [right]
    _ = run.observe(Observation(commands: guesses, found: ["nil-link View.presenter"]))
    #expect(run.isPassed == !isOther)
  }

  @Test func `are replaced in the test by recall steps and the last task`() throws {
    let steps = String(Self.steps.split(separator: "## Elsewhere")[0])
    #expect(LessonAttempt(testing: try StepPage.lesson(steps)).step.id == "second")
  }

  @Test func `need a module of their own`() {
    let steps = Self.steps.replacing(" load=\"todos viper\"", with: "")
    #expect(throws: LessonError.self) { try StepPage.lesson(steps) }
  }
}
