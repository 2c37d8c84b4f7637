import Testing
import Traces

@testable import LessonKit

/// Findings for steps that disagree with the run.
struct StepProofTests {
  @Test(arguments: [
    (#"key="count * -> *" do="open""#, "5", "4", "the run says 5"),
    (#"key="count * -> * in 1..3" do="open""#, "2", "5", "the run says 2"),
    (#"key="running at 7" setup="open""#, "3", "4", "the run says 3"),
    (#"key="lost" do="open""#, "none", "#3, #6", "the run says none"),
    (#"key="alive" do="open""#, "nobody", "View, Presenter", "the run says nobody"),
    (#"key="row after 7" setup="open""#, "nothing", "Interactor", "nothing comes"),
    (#"key="row after 1" setup="open" hides=2"#, "Presenter", "Interactor", "the row is #2"),
    (#"key="screen" do="open""#, "an empty screen", "the list of old products", "the screen shows"),
  ])
  func `finds the key in the run`(key: String, right: String, wrong: String, truth: String)
    async throws
  {
    func step(_ first: String, _ second: String) -> String {
      """
      <!-- step predict id=a \(key) -->
      - `\(right)`: \(first): So it is.
      - `\(wrong)`: \(second): It is not.
      """
    }
    #expect(try await StepPage.findings(step("yes", "no")) == [])
    let found = try await StepPage.findings(step("no", "yes"))
    #expect(found.count { $0.contains(truth) } == 2)
  }

  @Test func `finds a proof with other output, and treats the columns of a table as blanks`()
    async throws
  {
    let stage = ReplayedStage(adding: ["leaks": []])
    let step = StepPage.quiz(#"proof="leaks" says="66   114""#)
    let other = "\"leaks\" does not say \"66 114\": "
    #expect(try await StepPage.findings(step, on: stage) == [other])
    let refused = "The proof \"leaks\" cannot be done: There is no command leaks."
    #expect(try await StepPage.findings(step) == [refused])
  }

  @Test func `finds a row that an earlier step has shown`() async throws {
    let found = try await StepPage.findings(
      """
      <!-- step do id=a -->
      ```viper-check
      seen View -> Presenter fetchProducts  # the goal
      ```
      <details>

      1. Look.

      ```viper-answer
      open
      ```
      </details>

      ## Next
      <!-- step predict id=b row=3 -->
      - `Interactor`: yes: So it is.
      - `Store or others`: no: It is not.
      """
    )
    #expect(found == ["#3 was shown in step 1: hide it there with hides=3"])
  }

  @Test(arguments: [
    (
      "<!-- step read id=a setup=\"opan; open\" -->",
      "The step's \"opan\" cannot be done: There is no command opan."
    ),
    ("<!-- step sort id=a rows=6..8 setup=\"open\" -->", "There is no row 8: the last is 7."),
  ])
  func `finds a setup that cannot be done, and rows that are not there`(
    step: String,
    finding: String
  ) async throws {
    #expect(try await StepPage.findings(step) == [finding])
  }

  @Test func `finds a wrong comparison`() async throws {
    let stage = ReplayedStage(adding: ["load products mvc": []])
    let step = """
      <!-- step compare id=a with="products mvc" do="open" key="row 2" -->
      - `Presenter`: no: Look.
      - `Store`: yes: So it is.
      """
    let found = try await StepPage.findings(step, on: stage)
    #expect(found.count == 2)
    #expect(found.first?.contains("\"Presenter\" is said to be wrong, and the row is #2") == true)
  }

  @Test func `finds a line that repairs nothing`() async throws {
    let lost = Event(.lost, number: 8, from: Participant(named: "View"))
    let stage = ReplayedStage(adding: ["inject nil-link a.b": [lost], "heal": []])
    let step = """
      <!-- step fix id=a faults="nil-link a.b" -->
      - `a.b = b`: yes: So it is.
      - `b.a = a`: no: That is another.
      """
    let finding = "The right choice repairs nothing: a message is still lost."
    #expect(try await StepPage.findings(step, on: stage) == [finding])
  }
}
