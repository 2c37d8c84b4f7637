import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

/// The defects of article 002: the published edition has them, the other variants do not.
@Suite struct ArticlesPublishedTests {
  private func played(_ scenario: String, published: Bool) throws -> ScenarioRun {
    let module = try #require(Samples.modules.first { $0.name == "articles" })
    let variant = published ? module.editions.first : module.variant("viper")
    return ScenarioRun(of: try #require(module.scenario(scenario)), by: try #require(variant))
  }

  /// Counts the rows of a scenario that `isCounted` accepts.
  private func count(
    in scenario: String,
    published: Bool,
    _ isCounted: (Event) -> Bool
  ) throws -> Int {
    try played(scenario, published: published).trace.rows.count(where: isCounted)
  }

  @Test(arguments: [(true, 2), (false, 0)]) func `touches the View on the queue of the store`(
    published: Bool,
    expected: Int
  ) throws {
    let count = try count(in: "open-slow", published: published) {
      $0.receiver?.role == .view && $0.isMessage && $0.executor == "io"
    }
    #expect(count == expected)
  }

  @Test func `answers one request well and badly when a callback throws`() throws {
    #expect(try answers(whereFirstThrows: false).suffix(1) == ["onSuccess"])
    #expect(try answers(whereFirstThrows: true).suffix(2) == ["onSuccess", "onError"])
  }

  @Test func `asks again at every return`() throws {
    #expect(try requests(in: "back", published: true) == 2)
    #expect(try requests(in: "back", published: false) == 1)
  }

  @Test func `asks nothing while Refresh is off`() throws {
    #expect(try requests(in: "refresh-while-loading", published: true) == 1)
  }

  @Test(arguments: ["retry", "refresh-failure"]) func `keeps an error until articles are shown`(
    scenario: String
  ) throws {
    let deviations = try played(scenario, published: true).deviations
    #expect(deviations.first?.action == .press("Retry"))
    #expect(
      deviations.first?.seen?.lines == [.text("Loading…"), .text("Failed to load articles")]
    )
  }

  @Test func `loses no row, since its Presenter asks for the View first`() throws {
    #expect(try count(in: "leave-while-loading", published: true) { $0.kind == .lost } == 0)
    #expect(try count(in: "leave-while-loading", published: true) { $0.isMessage } > 5)
  }

  @Test func `starts the page with a text for the id, in the app's own task`() throws {
    let stage = HeadlessStage(try edition(), given: "ready")
    for action in [Action.open, .wait(milliseconds: nil), .tap(row: 2)] {
      try stage.perform(action)
    }
    let rows = stage.recorder.trace().rows.map(\.label)
    #expect(rows.contains { $0.hasPrefix("onArticleSelected(\"2\")") })
    #expect(stage.screen?.title == "Article")
    try stage.perform(.back)
    #expect(stage.screen?.title == "Articles")
  }

  @Test func `has one thread, on which answers cannot overtake`() throws {
    let trace = try played("refresh-race", published: true).trace
    let said = trace.rows.filter { $0.receiver?.role == .store || $0.sender?.role == .store }
    #expect(
      said.map { $0.message?.baseName } == [
        "fetchAll", "completion", "fetchAll", "completion", "fetchAll", "completion",
      ]
    )
  }

  @Test func `lets go of its View when the screen is destroyed, not when it is covered`() throws {
    let said = try played("back", published: true).continued.rows.map { $0.message?.baseName }
    #expect(said.count { $0 == "detach" } == 0)
    let stage = HeadlessStage(try edition(), given: "ready")
    for action in [Action.open, .wait(milliseconds: nil), .close] { try stage.perform(action) }
    #expect(stage.left.filter { $0.role != .store } == [])
  }

  @Test func `shuts its executor down nowhere`() throws {
    let lines = try edition().sources.filter { $0.name != "ArticlesVariant.swift" }.flatMap(\.lines)
    #expect(lines.contains { $0.contains("SingleThreadExecutor(thread:") })
    #expect(!lines.contains { $0.lowercased().contains("shutdown") })
  }

  /// Returns the messages to the Presenter after the articles have loaded; with `throwsFirst`, its first callback
  /// throws.
  private func answers(whereFirstThrows throwsFirst: Bool) throws -> [String?] {
    let stage = HeadlessStage(try edition(), given: "ready")
    if throwsFirst {
      try stage.recorder.inject(.throw(Broken()), "Interactor -> Presenter onSuccess")
    }
    try stage.perform(.open)
    try stage.perform(.wait(milliseconds: nil))
    return stage.recorder.trace().rows
      .filter { $0.isMessage && $0.receiver?.role == .presenter }.map { $0.message?.baseName }
  }

  private struct Broken: Error {}

  private func edition() throws -> Variant {
    let module = try #require(Samples.modules.first { $0.name == "articles" })
    return try #require(module.editions.first { $0.edition == .published("002") })
  }

  private func requests(in scenario: String, published: Bool) throws -> Int {
    try count(in: scenario, published: published) {
      $0.message?.baseName == "fetchAll" && $0.receiver?.isStore == true
    }
  }

  static let kept = [
    "open-slow", "failure", "refresh", "refresh-while-loading", "select", "cached",
    "leave-while-loading",
  ]

  @Test(arguments: kept) func `shows the same screens where no defect matters`(
    scenario: String
  ) throws {
    #expect(try played(scenario, published: true).deviations == [])
  }
}
