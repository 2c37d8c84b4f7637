import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct ProductsEditionsTests {
  private func edition(_ edition: Edition) throws -> Variant {
    let module = try #require(Samples.modules.first { $0.name == "products" })
    return try #require(module.editions.first { $0.edition == edition })
  }

  private func stage(
    _ edition: Edition,
    given condition: Condition = "ready",
    _ actions: Action...
  ) throws -> HeadlessStage {
    let stage = HeadlessStage(try self.edition(edition), given: condition)
    for action in [.open] + actions { try stage.perform(action) }
    return stage
  }

  private func messages(_ stage: HeadlessStage) -> [Event] {
    stage.recorder.trace().rows.filter(\.isMessage)
  }

  static let faults = [
    "view-bypass", "router-bypass", "per-cell", "entity-leak", "strong-closure", "module-boundary",
    "retry-storm",
  ]

  @Test(arguments: faults, Played.all(of: "products").filter { $0.architecture == "viper" })
  func `a fault in the source cannot be seen on the screen`(fault: String, played: Played) throws {
    let module = try #require(Samples.modules.first { $0.name == "products" })
    let scenario = try #require(module.scenario(played.scenario))
    let scenarioRun = ScenarioRun(of: scenario, by: try edition(.faulty(fault)))
    #expect(scenarioRun.deviations == [])
  }

  @Test func `a View that goes past its Presenter asks the Interactor`() throws {
    let stage = try stage(.faulty("view-bypass"))
    let first = try #require(messages(stage).first)
    #expect(first.label == "getProducts()")
    #expect(first.sender?.name == "View")
  }

  @Test func `a View that goes past its Router makes the page itself`() throws {
    let stage = try stage(.faulty("router-bypass"), .tap(row: 1))
    let trace = stage.recorder.trace()
    let made = trace.rows.filter { $0.kind == .created }
    #expect(trace.lanes.contains { $0.name == "Router" })
    #expect(made.map { $0.sender?.name } == ["View"])
    #expect(made.flatMap(\.objects).map(\.name) == ["Detail.View"])
  }

  @Test func `a View that asks for each cell sends a message for each row`() throws {
    let few = messages(try stage(.faulty("per-cell"))).count
    let many = messages(try stage(.faulty("per-cell"), given: "many")).count
    #expect(many - few == 498)
  }

  @Test func `a View that formats is handed entities`() throws {
    let stage = try stage(.faulty("entity-leak"))
    let last = try #require(messages(stage).last)
    #expect(last.label == "showProducts([2 ProductEntity])")
  }

  @Test func `a closure that holds the View keeps it alive, without a cycle of properties`()
    throws
  {
    let stage = try stage(.faulty("strong-closure"), .close)
    #expect(Set(stage.left.map(\.name)) == ["View", "ViewModel", "Store"])
    let graphs = stage.recorder.trace().events.compactMap(\.graph)
    #expect(!graphs.isEmpty)
    #expect(graphs.flatMap(\.cycles).isEmpty)
  }
}

/// Products as published in article 000.
@Suite struct ProductsPublishedTests {
  private func stage(given condition: Condition = "ready") throws -> HeadlessStage {
    let module = try #require(Samples.modules.first { $0.name == "products" })
    let variant = try #require(module.editions.first { $0.edition == .published("000") })
    let stage = HeadlessStage(variant, given: condition)
    try stage.perform(.open)
    return stage
  }

  @Test func `asks, answers and shows in this order`() throws {
    let messages = try stage().recorder.trace().rows.filter(\.isMessage)
    #expect(
      messages.map { $0.message?.baseName } == [
        "fetchProducts", "getProducts", "didFetchProducts", "showProducts",
      ]
    )
  }

  @Test func `shows prices as they are stored`() throws {
    #expect(
      try stage().screen
        == Screen(
          title: "Product List",
          [.row("iPhone 16 Pro", "$1899.0"), .row("MacBook Air M4", "$1599.0")]
        )
    )
  }

  @Test func `calls an empty list an error`() throws {
    #expect(
      try stage(given: "empty").screen
        == Screen(title: "Product List", [.text("Error: No products found.")])
    )
  }

  @Test func `has nothing that can fail`() throws {
    #expect(try stage(given: "failing").screen == stage().screen)
  }

  @Test func `leads nowhere`() throws {
    let stage = try stage()
    let before = stage.screen
    try stage.perform(.tap(row: 1))
    #expect(stage.screen == before)
  }

  @Test func `leaves three behind each time`() throws {
    let stage = try stage()
    try stage.perform(.close)
    #expect(Set(stage.left.map(\.name)) == ["Presenter", "Interactor", "Router"])
    let cycles = stage.recorder.trace().events.compactMap(\.graph).flatMap(\.cycles)
    #expect(
      Set(cycles.flatMap(\.references).map { "\($0.owner.name).\($0.property)" })
        == ["Presenter.interactor", "Interactor.presenter"]
    )
  }
}
