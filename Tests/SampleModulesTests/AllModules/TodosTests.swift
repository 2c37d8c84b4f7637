import SampleModules
import Stage
import TestSupport
import Testing
import TraceRecording
import Traces

@Suite struct TodosTests {
  private static let architectures =
    [
      "viper", "mvvm", "mvc", "rpvc", "clean-swift", "mvvm-c", "mvvm-observable",
      "viper-observable",
    ]
    + (1...4).map { "viper-to-mvvm-\($0)" }

  private func variant(_ architecture: String) throws -> Variant {
    try #require(try Samples.module("todos").variant(architecture))
  }

  @Test(arguments: architectures) func `says the same to every store`(
    architecture: String
  ) throws {
    let steps = try #require(try Samples.module("todos").scenario("store-swap")).steps
    let traces = try ["ready", "file"].map { (condition: Condition) in
      let scenario = Scenario("swap", "either store", given: condition, steps)
      return ScenarioRun(of: scenario, by: try variant(architecture)).trace
    }
    #expect(traces[0].notation == traces[1].notation)
    #expect(
      traces.map { $0.lanes.last(where: \.isStore)?.type } == ["TodoMemoryStore", "TodoFileStore"]
    )
  }

  @Test(arguments: ["ready", "shared", "file"], 1...Effort.count(60))
  func `shows the same everywhere, whatever is done`(condition: String, seed: Int) throws {
    // A list that loads anew whenever it appears also shows what others have changed meanwhile.
    let anew = ["clean-swift", "mvp"]
    let told = Self.architectures.filter { !$0.hasSuffix("observable") && !anew.contains($0) }
    for architectures in [told, anew] {
      let stages = try architectures.map {
        HeadlessStage(try variant($0), given: Condition(stringLiteral: condition))
      }
      var random = SplitMix64(seed: seed)
      for _ in 1...60 {
        let action = try #require(Self.actions.randomElement(using: &random))
        let outcomes = stages.map { Outcome(of: action, on: $0) }
        #expect(Set(outcomes).count == 1, "\(action)")
      }
    }
  }

  private static let actions: [Action] = [
    .open, .tap(row: 1), .tap(row: 2), .delete(row: 1), .press("Add"), .press("Edit"),
    .press("Delete"), .type("", into: "Title"), .type("Rest", into: "Title"),
    .type("Go for a walk.", into: "Content"), .confirm, .cancel, .back,
  ]
}

/// The result of an action: a refusal or nil, and the screen.
private struct Outcome: Hashable {
  let error: String?
  let screen: Screen?

  init(of action: Action, on stage: HeadlessStage) {
    var error: String?
    do throws(StageError) { try stage.perform(action) } catch let refusal { error = "\(refusal)" }
    self.error = error
    screen = stage.screen
  }
}
