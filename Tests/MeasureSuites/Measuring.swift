import ComparisonData
import Stage
import SuiteMeasuring

/// The measurement: each round plants one mutant of every module in all its variants.
struct Measuring {
  private let modules: [MeasuredModule]
  private let sandbox: Sandbox

  init(of modules: [MeasuredModule], in sandbox: Sandbox) {
    self.modules = modules
    self.sandbox = sandbox
  }

  func measures() throws -> [(module: MeasuredModule, measures: SuiteMeasures)] {
    // Computed before anything is built, so that the digest belongs to the measured sources.
    var records = try modules.map(ModuleRecord.init)
    for module in modules {
      for mutant in module.mutants { _ = try sandbox.planted([(module, mutant)]) }
    }
    try rehearse()
    var problems: [Failure] = []
    for round in 0..<(modules.map(\.mutants.count).max() ?? 0) {
      do { try play(round, &records) } catch let problem as Failure { problems.append(problem) }
    }
    guard problems.isEmpty else {
      throw Failure(problems.map(\.description).joined(separator: "\n"))
    }
    return zip(modules, records).map { ($0, $1.measures) }
  }

  /// Checks that without mutants every suite passes and every variant conforms to its specification.
  private func rehearse() throws {
    try sandbox.build()
    for module in modules {
      for variant in module.variants {
        let title = module.title(of: variant)
        let failures = try sandbox.failures(of: module, variant)
        guard failures.isEmpty else {
          throw Failure("\(title) fails without a mutant: \(failures)")
        }
        if let scenario = try sandbox.deviation(of: module, variant) {
          throw Failure("\(title) deviates without a mutant: \(scenario)")
        }
      }
    }
    print("without a mutant, all suites pass")
  }

  /// Plants one mutant of every module, measures, and removes it again.
  private func play(_ round: Int, _ records: inout [ModuleRecord]) throws {
    let planted = modules.filter { $0.mutants.indices.contains(round) }
      .map { (module: $0, mutant: $0.mutants[round]) }
    try sandbox.plant(planted) { try measure(round, &records) }
  }

  private func measure(_ round: Int, _ records: inout [ModuleRecord]) throws {
    try sandbox.build()
    var problems: [String] = []
    for (position, module) in modules.enumerated() where module.mutants.indices.contains(round) {
      let mutant = module.mutants[round]
      var scenarios: Set<String?> = []
      for variant in module.variants where mutant.inapplicable[variant] == nil {
        scenarios.insert(try sandbox.deviation(of: module, variant))
        let killer = try sandbox.failures(of: module, variant).first
        records[position].killers[variant, default: [:]][mutant.name] = killer
        print("\(module.title(of: variant)): \(mutant.name): \(killer ?? "not noticed")")
      }
      if let scenario = scenarios.first, scenarios.count == 1, let scenario {
        records[position].faults.append(
          .init(mutant.name, mutant.summary, rule: mutant.rule.summary, scenario: scenario)
        )
      } else {
        let names = scenarios.map { $0 ?? "none" }.sorted().joined(separator: ", ")
        problems.append("\(mutant.name): not the same scenario shows it in all variants: \(names)")
      }
    }
    guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
  }
}

private struct ModuleRecord {
  /// For each variant, its architecture and a function that returns the measure of its suite, given the killers of faults.
  private let suites:
    [(architecture: String, variant: String, suite: ([String: String]) -> SuiteMeasure)]
  var faults: [SuiteMeasures.Fault] = []
  var killers: [String: [String: String]] = [:]

  /// Computes the figures for which no test has to run.
  init(_ module: MeasuredModule) throws {
    suites = try module.variants.map { variant in
      let source = try module.suiteSource(of: variant)
      let digest = try module.digest(of: variant)
      let suite = { killers in
        SuiteMeasure(
          doubles: source.doubles,
          waits: source.waits,
          lines: source.lines,
          killers: killers,
          inapplicable: module.inapplicable(in: variant),
          digest: digest
        )
      }
      return (try Architecture.named(byFolder: variant).name, variant, suite)
    }
  }

  var measures: SuiteMeasures {
    let measured = suites.map { ($0.architecture, $0.suite(killers[$0.variant] ?? [:])) }
    return SuiteMeasures(faults: faults, suites: Dictionary(uniqueKeysWithValues: measured))
  }
}

extension Architecture {
  /// Returns the architecture of a variant's folder, such as `VIPERAsync`; throws ``Failure`` for an unknown folder.
  static func named(byFolder folder: String) throws -> Architecture {
    let named = known.first { $0.name.filter { $0 != "-" } == folder.lowercased() }
    guard let named else { throw Failure("no architecture has the folder \(folder)") }
    return named
  }
}
