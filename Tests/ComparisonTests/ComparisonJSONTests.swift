import Comparison
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing

@Suite struct ComparisonJSONTests {
  @Test func `is valid, and holds every measure with the counted items`() throws {
    let comparison = try compared()
    try expectMetrics(comparison.metrics, in: comparison.json)
  }

  @Test func `lets no control character through`() throws {
    let nasty = "\u{1B}[31m\u{07}\u{202E}"
    let json = try compared(summary: nasty).json
    #expect(!json.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!json.contains("\u{202E}"))
    #expect(json.contains(#"\u001B[31m"#))
  }

  @Test func `holds the measures of the tests`() throws {
    let suite = SuiteMeasure(
      doubles: ["FakeStore"],
      waits: [],
      lines: [.init("ListTests.swift", lines: 40), .init("DetailTests.swift", lines: 12)],
      killers: [:]
    )
    let comparison = try compared(suites: SuiteMeasures(suites: ["mvc": suite]))
    #expect(comparison.json.contains(#""value":{"value":"#))
    let values = ["doubles", "waits", "test-lines"].map {
      comparison.metric($0)?.entries.map(\.value.description) ?? []
    }
    #expect(
      values == [
        ["1", "not measured"], ["0", "not measured"], ["52", "not measured"],
      ]
    )
  }

  private func compared(
    summary: String? = nil,
    suites: SuiteMeasures = SuiteMeasures()
  ) throws -> ArchitectureComparison {
    let products = try #require(Samples.modules.first { $0.name == "products" })
    let variants = try ["mvc", "mvvm"].map { try #require(products.variant($0)) }
    let open = try #require(products.scenario("open"))
    let module = Module(
      name: summary ?? products.name,
      title: products.title,
      summary: "",
      variants: products.variants,
      scenarios: products.scenarios
    )
    .compared(suites: suites)
    return ArchitectureComparison(of: open, in: module, by: variants)
  }
}

/// Expects JSON to hold each measure with the counted items.
func expectMetrics(_ metrics: [Metric], in json: String) throws {
  let page = try #require(
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  )
  let written = try #require(page["metrics"] as? [[String: Any]])
  #expect(written.compactMap { $0["name"] as? String } == metrics.map(\.name))
  for (written, metric) in zip(written, metrics) {
    let values = try #require(written["values"] as? [[String: Any]])
    #expect(values.map { $0["rows"] as? [String] } == metric.entries.map(\.rows))
  }
}
