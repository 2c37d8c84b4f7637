import Stage
import Testing

@testable import Orders

/// What people do, and what they must see then.
@Suite struct OrdersScenarioTests {
  @Test(arguments: ["open", "detail", "open-empty", "open-failing"])
  func `shows what a scenario demands`(name: String) throws {
    let variant = try #require(Module.orders.variants.first)
    let scenario = try #require(Module.orders.scenarios.first { $0.name == name })
    #expect(ScenarioRun(of: scenario, by: variant).deviations == [])
  }
}
