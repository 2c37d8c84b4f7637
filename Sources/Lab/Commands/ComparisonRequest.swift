import Comparison
import ComparisonData
import Stage

/// The words of `compare`, taken apart.
struct ComparisonRequest {
  let module: Module
  let variants: [Variant]
  let scenario: Scenario
  /// The part that is wanted; nil where a summary will do.
  let topic: ComparisonTopic?
  /// Whether data is wanted instead of a page.
  let isJSON: Bool

  /// The options of `compare`.
  static let options = ["--scenario", "--change", "--json"]

  /// Reads architectures, at most one scenario and one topic, in any order, with or without
  /// `--scenario`.
  init(_ words: [String], _ module: Module) throws(Refusal) {
    var variants: [Variant] = []
    var scenario: Scenario?
    var topic: ComparisonTopic?
    for word in try words.withoutScenarioOption(in: module) where word != "--json" {
      if let variant = module.variant(word.lowercased()) {
        if !variants.contains(where: { $0.title == variant.title }) { variants.append(variant) }
      } else if let named = module.scenario(word) {
        if let first = scenario {
          throw .misused("One scenario at a time: \(first.name) or \(named.name)?")
        }
        scenario = named
      } else if let named = ComparisonTopic(rawValue: word.lowercased()) {
        if let first = topic {
          throw .misused("One topic at a time: \(first) or \(named)?")
        }
        topic = named
      } else if word.hasPrefix("-") {
        throw .unknown("option", word, among: ComparisonRequest.options)
      } else {
        let known = module.variantNames + module.scenarios.map(\.name)
        let topics = ComparisonTopic.allCases.map(\.rawValue)
        throw .unknown("architecture, scenario or topic", word, among: known + topics)
      }
    }
    guard let chosen = scenario ?? module.scenario("open") ?? module.scenarios.first else {
      throw .failed("\(module.title) has no scenario to play.")
    }
    self.module = module
    isJSON = words.contains("--json")
    self.variants = variants.isEmpty ? module.variants.inOrder : variants
    self.scenario = chosen
    self.topic = topic
  }
}

extension [String] {
  /// The words without `--scenario`, behind which a scenario of the module must stand.
  func withoutScenarioOption(in module: Module) throws(Refusal) -> [String] {
    guard let position = firstIndex(of: "--scenario") else { return self }
    let names = module.scenarios.map(\.name)
    guard indices.contains(position + 1), names.contains(self[position + 1]) else {
      throw .misused("--scenario needs the name of a scenario: \(names.joined(separator: ", ")).")
    }
    return Array(self[..<position] + self[(position + 1)...])
  }
}
