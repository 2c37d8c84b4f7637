import Comparison
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing

@Suite struct ComparisonJSONTests {
  @Test func `is valid, and holds every measure with the counted items`() throws {
    let comparison = try compared()
    let json = try JSONSerialization.jsonObject(with: Data(comparison.json.utf8))
    let page = try #require(json as? [String: Any])
    let metrics = try #require(page["metrics"] as? [[String: Any]])
    #expect(metrics.compactMap { $0["name"] as? String } == comparison.metrics.map(\.name))
    for (written, metric) in zip(metrics, comparison.metrics) {
      let values = try #require(written["values"] as? [[String: Any]])
      #expect(values.map { $0["rows"] as? [String] } == metric.entries.map(\.rows))
    }
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
      killers: ["wrong-title": "shows a title"]
    )
    let measures = SuiteMeasures(
      faults: [
        .init("wrong-title", "the title is another one", rule: "a text is cut", scenario: "open"),
        .init("no-price", "prices are missing", rule: "a call is left out", scenario: "open"),
      ],
      suites: ["mvc": suite]
    )
    let comparison = try compared(suites: measures)
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
