import Comparison
import ComparisonData
import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

/// The output of `compare`, kept in files.
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter ComparisonGoldenTests` writes the files anew; look at the
/// difference before you keep it.
@Suite struct ComparisonGoldenTests {
  /// Module, scenario and width, then optional architectures, `plain` and topic.
  static let recorded = [
    "products open 80", "products open 160", "products open 160 ownership",
    "articles open-slow 160 ownership",
    "products open 120 all", "products select 80 mvc mvvm viper all",
    "products back 40 viper all", "products open 80 plain all",
    "products open 80 mvc mvvm viper metrics", "products open 80 viper ownership",
    "products open 40 mvc viper overview",
  ]

  /// The summaries of the other modules at a width of 80 columns, which transcripts record.
  static let summaries = Samples.modules.filter { $0.name != "products" }
    .map { "\($0.name) \($0.scenarios.first?.name ?? "") 80" }

  @Test(arguments: recorded) func `prints the recorded text`(name: String) throws {
    let text = try #require(ComparisonGoldenTests.texts[name])
    let url = ComparisonGoldenTests.folder.appending(path: "\(name).txt")
    let before = try? String(contentsOf: url, encoding: .utf8)
    if ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(before == text)
  }

  @Test(arguments: recorded + summaries)
  func `keeps within the width of the terminal`(name: String) throws {
    let width = try #require(name.split(separator: " ").compactMap { Int($0) }.first)
    let lines = try #require(ComparisonGoldenTests.texts[name]).split(separator: "\n")
    #expect(lines.allSatisfy { String($0).displayWidth <= width })
  }

  @Test(arguments: [recorded[0]] + summaries)
  func `fits a summary into 20 lines`(name: String) throws {
    #expect(try #require(ComparisonGoldenTests.texts[name]).split(separator: "\n").count <= 20)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// The output for each name; empty if it cannot be made.
  private static let texts = Dictionary(
    uniqueKeysWithValues: (recorded + summaries).map { ($0, (try? text(named: $0)) ?? "") }
  )

  private static func text(named name: String) throws -> String {
    let words = name.split(separator: " ").map(String.init)
    let module = try #require(Samples.modules.first { $0.name == words[0] })
    let variants = module.variants.filter { words.contains($0.architecture.name) }
    let isOverview = words.contains("overview")
    let unnamed = isOverview ? module.variants : module.comparedVariants
    let comparison = ArchitectureComparison(
      of: try #require(module.scenario(words[1])),
      in: module,
      by: variants.isEmpty ? unnamed.inOrder : variants
    )
    let width = try #require(Int(words[2]))
    if words.contains("metrics") {
      return comparison.metrics.map { $0.text(width: width).plain }.joined(separator: "\n")
    }
    let isPlain = words.contains("plain")
    guard let topic = words.lazy.compactMap({ ComparisonTopic(rawValue: $0) }).first else {
      return comparison.summary(width: width, isPlain: isPlain).plain
    }
    let options = DiagramOptions(width: width)
    let text = comparison.text(of: topic, options, isPlain: isPlain) { screen in
      StyledText("[\(screen.title), \(screen.rows.count) rows]\n")
    }
    return text.plain
  }
}

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
    #expect(values == [["1", "not measured"], ["0", "not measured"], ["52", "not measured"]])
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
