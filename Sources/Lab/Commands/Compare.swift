import Comparison
import SequenceDiagrams
import Stage

extension Command {
  static let compare = Command(
    name: "compare",
    group: .compare,
    usage: "compare [ARCHITECTURE …] [SCENARIO] [--change NAME] [--json]",
    help: """
      Plays one scenario in several architectures, lays the conversations side by side, and prints \
      what was measured in the source and in the runs of all scenarios.
      Without words: all architectures of the loaded module, scenario open. With --json: everything \
      as data, with each thing that was counted.
      With --change and the name of a change request: what it cost each architecture to do it.
      """,
    isVerbatim: true,
    complete: { session, words in
      guard let module = session.loaded?.module else { return [] }
      if words.last == "--change" { return module.changes.map(\.name) }
      if words.last == "--scenario" { return module.scenarios.map(\.name) }
      let names = module.architectures + module.scenarios.map(\.name)
      return (names + ComparisonRequest.options).filter { !words.contains($0) }
    },
    run: { session, words throws(Refusal) in
      let module = session.loaded?.module ?? session.modules.first
      guard let module else { throw .failed("There is no module to compare.") }
      let text = try session.compare(module, words)
      return words.contains("--json") ? text : text + session.leftOutOfComparison
    }
  )
}

extension Session {
  /// Plays a scenario in several architectures; the words name them, in any order.
  func compare(_ module: Module, _ words: [String]) throws(Refusal) -> StyledText {
    if words.contains("--change") { return try compareChange(module, words) }
    let request = try ComparisonRequest(words, module)
    let comparison = ArchitectureComparison(of: request.scenario, in: module, by: request.variants)
    if request.isJSON { return StyledText(comparison.json) }
    return comparison.text(settings.diagramOptions, isPlain: settings.isPlain) { drawn($0) }
  }
}

extension Session {
  /// Says that not what is loaded was compared, where that makes a difference.
  var leftOutOfComparison: StyledText {
    guard let loaded else { return "" }
    if loaded.variant.edition != .repaired {
      return StyledText("Not what is loaded: the editions without its defects.\n", .dim)
    }
    let count = loaded.faults.count
    guard count > 0 else { return "" }
    return StyledText("Without the \(count == 1 ? "fault that is" : "faults that are") in.\n", .dim)
  }
}

/// The words of `compare`, taken apart.
struct ComparisonRequest {
  let module: Module
  let variants: [Variant]
  let scenario: Scenario
  /// Whether data is wanted instead of a page.
  let isJSON: Bool

  /// The options of `compare`.
  static let options = ["--scenario", "--change", "--json"]

  /// Reads architectures and at most one scenario, in any order, with or without `--scenario`.
  init(_ words: [String], _ module: Module) throws(Refusal) {
    var variants: [Variant] = []
    var scenario: Scenario?
    for word in try words.withoutScenarioOption(in: module) where word != "--json" {
      if let variant = module.variant(word.lowercased()) {
        if !variants.contains(where: { $0.title == variant.title }) { variants.append(variant) }
      } else if let named = module.scenario(word) {
        if let first = scenario {
          throw .misused("One scenario at a time: \(first.name) or \(named.name)?")
        }
        scenario = named
      } else if word.hasPrefix("-") {
        throw .unknown("option", word, among: ComparisonRequest.options)
      } else {
        let known = module.architectures + module.scenarios.map(\.name)
        throw .unknown("architecture or scenario", word, among: known)
      }
    }
    guard let chosen = scenario ?? module.scenario("open") ?? module.scenarios.first else {
      throw .failed("\(module.title) has no scenario to play.")
    }
    self.module = module
    isJSON = words.contains("--json")
    self.variants = variants.isEmpty ? module.variants.inOrder : variants
    self.scenario = chosen
  }
}

extension [String] {
  /// The words without `--scenario`, behind which a scenario of the module must stand.
  func withoutScenarioOption(in module: Module) throws(Refusal) -> [String] {
    guard let place = firstIndex(of: "--scenario") else { return self }
    let names = module.scenarios.map(\.name)
    guard indices.contains(place + 1), names.contains(self[place + 1]) else {
      throw .misused("--scenario needs the name of a scenario: \(names.joined(separator: ", ")).")
    }
    return Array(self[..<place] + self[(place + 1)...])
  }
}
