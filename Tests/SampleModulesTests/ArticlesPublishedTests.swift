import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

/// The defects of article 002, which its edition keeps and the others do not have.
@Suite struct ArticlesPublishedTests {
  private func played(_ scenario: String, published: Bool) throws -> ScenarioRun {
    let module = try #require(Samples.modules.first { $0.name == "articles" })
    let variant = published ? module.editions.first : module.variant("viper")
    return ScenarioRun(of: try #require(module.scenario(scenario)), by: try #require(variant))
  }

  /// How many rows of a scenario are of one kind.
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

  @Test(arguments: [(true, 2), (false, 1)]) func `answers one request well and badly`(
    published: Bool,
    expected: Int
  ) throws {
    let count = try count(in: "untitled", published: published) {
      $0.isMessage && $0.sender?.role == .interactor && $0.receiver?.role == .presenter
    }
    #expect(count == expected)
  }

  @Test(arguments: ["refresh-while-loading", "back"])
  func `asks again while it loads, and at every start`(scenario: String) throws {
    #expect(try requests(in: scenario, published: true) == 2)
    #expect(try requests(in: scenario, published: false) == 1)
  }

  @Test func `shows the older list when the newer answer comes first`() throws {
    let deviations = try played("refresh-race", published: true).deviations
    #expect(deviations.map(\.seen?.rows.count) == [2])
  }

  private func requests(in scenario: String, published: Bool) throws -> Int {
    try count(in: scenario, published: published) { $0.message?.baseName == "fetchAll" }
  }

  static let kept = ["open-slow", "failure", "retry", "refresh", "select", "cached"]

  @Test(arguments: kept) func `shows the same screens where no defect matters`(
    scenario: String
  ) throws {
    #expect(try played(scenario, published: true).deviations == [])
  }
}
