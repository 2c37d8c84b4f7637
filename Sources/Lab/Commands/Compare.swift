import Comparison
import ComparisonData
import Stage
import TerminalText

extension Command {
  static let compare = Command(
    name: "compare",
    group: .compare,
    usage: "compare [MODULE] [ARCHITECTURE …] [SCENARIO] [--change NAME] [--json]",
    help: """
      Plays one scenario in several architectures, lays the conversations side by side, and prints \
      what was measured in the source and in the runs of all scenarios.
      Without words: all architectures of the loaded module, in its first scenario. With --json: \
      everything as data, with each thing that was counted.
      compare todos  compares another module than the loaded one: compare todos mvc viper add
      With --change and the name of a change request: what it cost each architecture to do it.
      """,
    isVerbatim: true,
    needsWholeRun: true,
    complete: { session, words in
      let named = session.modules.first { $0.name == words.first?.lowercased() }
      guard let module = named ?? session.loaded?.run.module else {
        return session.modules.map(\.name)
      }
      if words.last == "--change" { return module.changes.map(\.name) }
      if words.last == "--scenario" { return module.scenarios.map(\.name) }
      let names = module.architectures + module.scenarios.map(\.name)
      let modules = words.isEmpty ? session.modules.map(\.name) : []
      return (names + ComparisonRequest.options + modules).filter { !words.contains($0) }
    },
    run: { session, words throws(Refusal) in
      let (module, words) = try session.moduleToCompare(words)
      let text = try session.compare(module, words)
      guard !words.contains("--json"), module.name == session.loaded?.run.module.name else {
        return text
      }
      return text + session.leftOutOfComparison
    }
  )
}

extension Session {
  /// The module that the first word names, else the loaded one; and the words behind it.
  fileprivate func moduleToCompare(_ words: [String]) throws(Refusal) -> (Module, [String]) {
    if let word = words.first, let module = modules.first(where: { $0.name == word.lowercased() }) {
      return (module, Array(words.dropFirst()))
    }
    if let module = loaded?.run.module { return (module, words) }
    let names = modules.map(\.name)
    let others = modules.flatMap { $0.architectures + $0.scenarios.map(\.name) }
    if let word = words.first, !word.hasPrefix("-"), !others.contains(word.lowercased()) {
      throw .unknown("module", word, among: names, all: "modules")
    }
    throw .failed(
      "Compare which module?  compare \(names.first ?? "NAME")  (\(names.joined(separator: ", ")))"
    )
  }

  /// Plays a scenario in several architectures; the words name them, in any order.
  func compare(_ module: Module, _ words: [String]) throws(Refusal) -> StyledText {
    if words.contains("--change") { return try compareChange(module, words) }
    let request = try ComparisonRequest(words, module)
    let comparison = baselines.comparison(
      of: request.scenario,
      in: module,
      by: request.variants
    )
    if request.isJSON { return StyledText(comparison.json) }
    return comparison.text(settings.diagramOptions, isPlain: settings.isPlain) { drawn($0) }
  }
}

extension Session {
  /// Says that not what is loaded was compared, where that makes a difference.
  var leftOutOfComparison: StyledText {
    guard let loaded else { return "" }
    if loaded.run.variant.edition != .repaired {
      return StyledText("Not what is loaded: the editions without its defects.\n", .dim)
    }
    let count = loaded.run.faults.count
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
    guard let position = firstIndex(of: "--scenario") else { return self }
    let names = module.scenarios.map(\.name)
    guard indices.contains(position + 1), names.contains(self[position + 1]) else {
      throw .misused("--scenario needs the name of a scenario: \(names.joined(separator: ", ")).")
    }
    return Array(self[..<position] + self[(position + 1)...])
  }
}
