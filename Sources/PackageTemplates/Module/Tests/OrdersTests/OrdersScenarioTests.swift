import Stage
import Testing

@testable import Orders

/// Plays every scenario, and compares its screens with the expected ones.
@Suite struct OrdersScenarioTests {
  @Test(arguments: ["open", "detail", "open-empty", "open-failing"])
  func `shows what a scenario demands`(name: String) throws {
    let variant = try #require(Module.orders.variants.first)
    let scenario = try #require(Module.orders.scenarios.first { $0.name == name })
    #expect(ScenarioRun(of: scenario, by: variant).deviations == [])
  }
}
