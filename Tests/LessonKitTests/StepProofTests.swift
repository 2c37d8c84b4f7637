import Foundation
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

  @Test(arguments: try LessonCase.all(in: "proofs.txt"))
  func `finds what cannot be done or proved`(given: LessonCase) async throws {
    let replies = try given.options("adds").map { option in
      let command = String(option.prefix { $0 != ":" })
      let row = option.dropFirst(command.count + 1).drop { $0 == " " }
      return (command, try Trace(notation: String(row)).events)
    }
    let stage = ReplayedStage(adding: Dictionary(uniqueKeysWithValues: replies))
    let found = try await StepPage.findings(given.page, on: stage)
    let lines = found.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.joined(separator: "\n") == given.expected)
  }
}
