// The five steps from MVC to VIPER.

import Stage
import Testing

@testable import Plants

@Suite(.serialized) struct StepsTests {
  @Test func `sends every message of the five steps`() throws {
    let problem = try Step.firstProblem()
    Step.note(done: problem.map { $0.step.number - 1 } ?? Step.count)
    problem?.report()
  }

  @Test(arguments: PlantsScenarios.all.map(\.name))
  func `shows the screens of a scenario, in MVC as in VIPER`(name: String) throws {
    let screen = type(of: PlantsBuilder.build(store: PlantsStore()))
    let isMVC = "\(screen)" == "PlantsController"
    // A module that is half connected is left to the test above, which names its first missing message.
    guard try isMVC || Step.firstProblem() == nil else { return }
    let scenario = try #require(PlantsScenarios.all.first { $0.name == name })
    #expect(PlantsScenarios.deviation(in: scenario) == nil)
  }
}
