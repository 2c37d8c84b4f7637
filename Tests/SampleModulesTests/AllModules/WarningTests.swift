import ComparisonData
import SampleModules
import Stage
import Testing
import Traces

/// The massive view controller, which shows the same screens as the variants but is not one of them.
@Suite struct WarningTests {
  private func massive() throws -> (module: Module, variant: Variant) {
    let module = try #require(Samples.modules.first { $0.name == "products" })
    return (module, try #require(module.variant("massive")))
  }

  @Test func `is a warning, and none of the variants`() throws {
    let (module, variant) = try massive()
    #expect(variant.edition == .warning("massive"))
    #expect(variant.title == "Massive MVC")
    #expect(!module.variants.contains { $0.name == "massive" })
    #expect(Samples.modules.flatMap(\.warnings).map(\.name) == ["massive"])
  }

  @Test(arguments: Played.all(of: "products").filter { $0.architecture == "mvc" })
  func `shows what every scenario demands`(played: Played) throws {
    let (module, variant) = try massive()
    let scenario = try #require(module.scenario(played.scenario))
    #expect(ScenarioRun(of: scenario, by: variant).deviations == [])
  }

  @Test func `leaves nobody behind`() throws {
    let stage = HeadlessStage(try massive().variant, given: "ready")
    for action in [Action.open, .tap(row: 2), .back] { try stage.perform(action) }
    try stage.closeAndRunToEnd()
    #expect(stage.left == [])
  }

  @Test func `does all the work of the module in one class`() throws {
    let (module, variant) = try massive()
    let classes = variant.methods.values.map { $0.prefix { $0 != "." } }
    #expect(Set(classes) == ["ProductListViewController"])
    #expect(Set(variant.methods.keys) == Set(module.responsibilities.keys))
    #expect(variant.sources.contains { $0.name == "ProductListViewController.swift" })
  }
}
