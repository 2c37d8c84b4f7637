import Comparison
import ComparisonData
import Stage

/// The arguments of `compare`.
struct ComparisonRequest {
  let module: Module
  let variants: [Variant]
  let scenario: Scenario
  /// The part of the comparison that the person asked for; nil for the summary.
  let topic: ComparisonTopic?
  let isJSON: Bool

  static let options = ["--scenario", "--change", "--json"]

  /// Reads the arguments `words`: architectures, at most one scenario, at most one topic and `--json`, in any order.
  ///
  /// The option `--scenario` before the name of the scenario may be left out.
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
    self.variants = variants.isEmpty ? module.comparedVariants.inOrder : variants
    self.scenario = chosen
    self.topic = topic
  }
}

extension [String] {
  /// Returns the arguments without `--scenario`; throws a refusal unless the name of one of the module's scenarios follows it.
  func withoutScenarioOption(in module: Module) throws(Refusal) -> [String] {
    guard let position = firstIndex(of: "--scenario") else { return self }
    let names = module.scenarios.map(\.name)
    guard indices.contains(position + 1), names.contains(self[position + 1]) else {
      throw .misused("--scenario needs the name of a scenario: \(names.joined(separator: ", ")).")
    }
    return Array(self[..<position] + self[(position + 1)...])
  }
}
