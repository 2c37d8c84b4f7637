import Comparison
import ComparisonData
import PrintableText
import Sequences
import Stage
import TerminalText

struct ComparisonRequest {
  let module: Module
  private(set) var variants: [Variant] = []
  let scenario: Scenario
  private(set) var topic: ComparisonTopic?
  let isJSON: Bool

  static let options = ["--scenario", "--change", "--json"]

  /// Reads architectures, at most one scenario and topic, and `--json`, in any order; `--scenario` may precede a scenario.
  init(_ words: [String], _ module: Module) throws(Refusal) {
    var givenNames: [String: String] = [:]
    var scenario: Scenario?
    for word in try words.withoutScenarioOption(in: module) where word != "--json" {
      let name = word.lowercased()
      if let variant = module.variant(name) {
        if let first = givenNames.updateValue(name, forKey: variant.name) {
          let twice = first == name ? "\(name) is named twice" : "\(first) and \(name) are the same"
          throw .misused("\(twice). Name each architecture once.")
        }
        variants.append(variant)
      } else if let named = module.scenario(word) {
        if let first = scenario {
          throw .misused("One scenario at a time: \(first.name) or \(named.name)?")
        }
        scenario = named
      } else if let named = ComparisonTopic(rawValue: name) {
        if let first = topic {
          throw .misused("One topic at a time: \(first) or \(named)?")
        }
        if named == .changes { try module.requireChanges() }
        topic = named
      } else if word == "--migrating", let migration = module.migrations.first {
        throw .misused(
          "compare takes the name of a step.  "
            + "compare \(module.name) \(migration.source.name) \(migration.name)-1"
        )
      } else if word.hasPrefix("-") {
        throw .unknown("option", word, among: ComparisonRequest.options)
      } else {
        throw module.refusal(ofCompared: word)
      }
    }
    guard let chosen = scenario ?? module.scenario("open") ?? module.scenarios.first else {
      throw .failed("\(module.title) has no scenario to play.")
    }
    try module.requireComparable(variants.map(\.name), for: topic)
    self.module = module
    isJSON = words.contains("--json")
    let unnamed = topic == .overview ? module.variants : module.comparedVariants
    if variants.isEmpty { variants = unnamed.inOrder }
    self.scenario = chosen
  }
}

extension Module {
  private static let maximumSideBySide = 5

  /// The names of variants and scenarios that `compare` takes.
  var comparedNames: [String] { variantNames + stepNames + scenarios.map(\.name) }

  /// Throws a refusal for more than five variants outside the overview, and for one alone in a comparison without topic.
  fileprivate func requireComparable(
    _ names: [String],
    for topic: ComparisonTopic?
  ) throws(Refusal) {
    guard let suited = suitedNames(names, for: topic) else { return }
    throw .misused(
      "compare takes two to five architectures, not \(names.count). "
        + "Type  compare \(name) \(suited.joined(separator: " "))"
    )
  }

  private func suitedNames(_ names: [String], for topic: ComparisonTopic?) -> [String]? {
    if topic == .overview { return nil }
    if names.count > Module.maximumSideBySide { return ["overview"] + names }
    guard topic == nil, names.count == 1 else { return nil }
    return variants.first { !names.contains($0.name) }.map { names + [$0.name] }
  }

  /// Returns the refusal of a word that `compare` does not take: it names the most similar word, or lists the words by kind.
  fileprivate func refusal(ofCompared word: String) -> Refusal {
    let kinds = [
      ("Architectures", variantNames + stepNames), ("Scenarios", scenarios.map(\.name)),
      ("Topics", comparisonTopics.map(\.rawValue)),
    ]
    let kind = "architecture, scenario or topic"
    let known = kinds.flatMap(\.1)
    guard word.nearest(in: known) == nil else { return .unknown(kind, word, among: known) }
    let lists = kinds.map { "\n\($0): \($1.joined(separator: ", "))." }.joined()
    return .misused("There is no \(kind) \(word.readable).\(lists)")
  }

  fileprivate func requireChanges() throws(Refusal) {
    if changes.isEmpty { throw .misused("\(title) has no change requests.") }
  }

  fileprivate func change(named name: String?) throws(Refusal) -> ChangeRequest {
    if let request = changes.first(where: { $0.name == name?.lowercased() }) { return request }
    try requireChanges()
    let names = changes.map(\.name).joined(separator: ", ")
    guard let name, !name.hasPrefix("--") else {
      throw .misused("--change needs the name of a change request: \(names).")
    }
    throw .misused("\(title) has no change request \(name.readable). There are: \(names).")
  }
}

extension [String] {
  func withoutScenarioOption(in module: Module) throws(Refusal) -> [String] {
    guard let position = firstIndex(of: "--scenario") else { return self }
    let names = module.scenarios.map(\.name)
    guard indices.contains(position + 1), names.contains(self[position + 1]) else {
      throw .misused("--scenario needs the name of a scenario: \(names.joined(separator: ", ")).")
    }
    return Array(self[..<position] + self[(position + 1)...])
  }
}

extension Session {
  /// Compares what a change request cost; the words are `--change NAME`, `--json` and architectures (none: all), in any order.
  func compareChange(_ module: Module, _ words: [String]) throws(Refusal) -> StyledText {
    var others = words
    let request = try module.change(named: others.take("--change", values: 1)?.first)
    let names = module.changes.map(\.name)
    if let other = others.first(where: { names.contains($0.lowercased()) }) {
      throw .misused("One change request at a time: leave out \(other.lowercased()).")
    }
    var trees: [ChangedTree] = []
    for word in try others.withoutScenarioOption(in: module) where word != "--json" {
      trees.append(try request.tree(word, in: module))
    }
    if trees.isEmpty { trees = request.trees.inOrder }
    let comparison = ChangeComparison(of: request, in: module, by: trees)
    if others.contains("--json") { return StyledText(comparison.json) }
    return comparison.text(width: settings.width, isPlain: settings.isPlain)
  }
}

extension ChangeRequest {
  fileprivate func tree(_ word: String, in module: Module) throws(Refusal) -> ChangedTree {
    if let tree = trees.first(where: { $0.architecture.name == word.lowercased() }) { return tree }
    if module.scenario(word) != nil {
      throw .misused("With --change all scenarios are played: leave out \(word.readable).")
    }
    let names = trees.map(\.architecture.name)
    throw .unknown("architecture", word, among: names)
  }
}
