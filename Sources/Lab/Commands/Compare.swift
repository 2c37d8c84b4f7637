import Comparison
import ComparisonData
import Stage
import TerminalText

extension Command {
  static let compare = Command(
    usage: "compare [MODULE] [ARCHITECTURE …] [SCENARIO] [TOPIC] [--change NAME] [--json]",
    help: """
      Plays one scenario in several architectures, and says whether the screens are the same, with \
      ten figures. Without words: MVC, MVVM, VIPER and RPVC of the loaded module, in its first \
      scenario; by name, two to five architectures.
      The topics: overview has a row for each architecture of the module; diagrams lays the \
      conversations side by side; source, runs, tests and where print all figures; changes prints \
      the cost of change requests; ownership prints who holds whom; all prints everything. With --json: all figures as data, with each thing that was counted.
      compare todos  compares another module than the loaded one: compare todos mvc viper add
      compare products massive mvc  also compares  massive, which is left out unless named; so are \
      mvp, mvvm-c, clean-swift, ribs, mvvm-observable and viper-observable  of Todos, and the steps of \
      its migration, such as  viper-to-mvvm-3.
      With --change and the name of a change request: what it cost each architecture to do it.
      """,
    summary: "Does the same in each architecture",
    example: CommandExample("compare products open"),
    isVerbatim: true,
    needsWholeRun: true,
    complete: { session, words in
      let named = session.modules.first { $0.name == words.first?.lowercased() }
      guard let module = named ?? session.loadedModule else {
        return session.modules.map(\.name)
      }
      if words.last == "--change" { return module.changes.map(\.name) }
      if words.last == "--scenario" { return module.scenarios.map(\.name) }
      let names = module.comparedNames + module.comparisonTopics.map(\.rawValue)
      let options = ComparisonRequest.options.filter { $0 != "--change" || !module.changes.isEmpty }
      let modules = words.isEmpty ? session.modules.map(\.name) : []
      return (names + options + modules).filter { !words.contains($0) }
    },
    run: { session, words throws(Refusal) in
      let (module, words) = try session.moduleToCompare(words)
      let text = try session.compare(module, words)
      guard !words.contains("--json"), module.name == session.loadedModule?.name else {
        return text
      }
      return text + session.leftOutOfComparison(by: words)
    }
  )

  static let metrics = Command(
    usage: "metrics [NAME]",
    help: """
      Lists the most telling figures of the loaded module in every architecture;  metrics all  \
      everything that was measured: in the source, in the runs of all scenarios, in the tests.
      With a name: how that was measured, and each thing that was counted.
      """,
    summary: "Lists what was measured of each architecture",
    example: CommandExample("metrics two-way-pairs", after: "load products"),
    isVerbatim: true,
    needsWholeRun: true,
    needsModule: true,
    complete: { session, words in
      guard words.isEmpty, let module = session.loadedModule else { return [] }
      return ["all"] + Metric.names(in: module) + ArchitectureComparison.overviewNames
    },
    run: { session, words throws(Refusal) in
      try session.metrics(words.joined(separator: " ")) + session.leftOutOfComparison()
    }
  )
}

extension Session {
  /// Returns the module that the first word names with the other words, else the loaded module with all words.
  fileprivate func moduleToCompare(_ words: [String]) throws(Refusal) -> (Module, [String]) {
    if let word = words.first, let module = modules.first(where: { $0.name == word.lowercased() }) {
      return (module, Array(words.dropFirst()))
    }
    if let module = loadedModule { return (module, words) }
    let names = modules.map(\.name)
    let others = modules.flatMap(\.comparedNames) + ComparisonTopic.allCases.map(\.rawValue)
    if let word = words.first, !word.hasPrefix("-"), !others.contains(word.lowercased()) {
      throw .unknown("module", word, among: names, all: "load")
    }
    throw .failed(
      "Compare which module?  compare \(names.first ?? "NAME")  (\(names.joined(separator: ", ")))"
    )
  }

  func compare(_ module: Module, _ words: [String]) throws(Refusal) -> StyledText {
    if words.contains("--change") { return try compareChange(module, words) }
    let request = try ComparisonRequest(words, module)
    let comparison = baselines.comparison(request)
    if request.isJSON {
      return StyledText(request.topic == .overview ? comparison.overviewJSON : comparison.json)
    }
    guard let topic = request.topic else {
      return comparison.summary(width: settings.width, isPlain: settings.isPlain)
    }
    let options = settings.diagramOptions
    return comparison.text(of: topic, options, isPlain: settings.isPlain) { drawn($0) }
  }

  /// Returns the note that the figures leave out faults or defects; empty for a bad example or step whose name is in `words`.
  func leftOutOfComparison(by words: [String] = []) -> StyledText {
    guard let run = loaded?.run else { return "" }
    let variant = run.variant
    let isNamed = variant.name != variant.architecture.name && words.contains(variant.name)
    let leftOut: String? =
      switch variant.edition {
      case .repaired where run.faults.isEmpty: nil
      case .repaired: "the injected \(run.faults.count == 1 ? "fault" : "faults")"
      case _ where isNamed: nil
      case .step: "the loaded step, \(variant.name)"
      default: "the defects of the loaded edition"
      }
    return leftOut.map { StyledText("The figures leave out \($0).\n", .dim) } ?? ""
  }
}

extension Session {
  fileprivate func metrics(_ name: String) throws(Refusal) -> StyledText {
    let comparison = try measured()
    let (width, isPlain) = (settings.width, settings.isPlain)
    if name.isEmpty { return comparison.tellingTable(width: width, isPlain: isPlain) }
    if name.lowercased() == "all" {
      let names = Metric.names(in: comparison.module).joined(separator: ", ")
      let end = "metrics NAME says how one was measured, and what was counted: \(names).\n"
      return comparison.table(width: width, isPlain: isPlain) + StyledText(end).wrapped(to: width)
    }
    guard let metric = try measured(everywhere: true).metric(name.lowercased()) else {
      throw .unknown("metric", name, among: comparison.metrics.map(\.name), all: "metrics all")
    }
    return metric.text(width: width)
  }

  fileprivate func measured(everywhere: Bool = false) throws(Refusal) -> ArchitectureComparison {
    let words = everywhere ? [ComparisonTopic.overview.rawValue] : []
    return baselines.comparison(try ComparisonRequest(words, try requireLoaded().run.module))
  }
}
