import Comparison
import Stage

/// The rounds in which faults are planted: in each round one of every module, in all its variants.
struct Measuring {
  private let modules: [MeasuredModule]
  private let workshop: Workshop

  init(of modules: [MeasuredModule], in workshop: Workshop) {
    self.modules = modules
    self.workshop = workshop
  }

  /// What was measured of each module's suites, by the words of their architectures.
  func suites() throws -> [(MeasuredModule, [(architecture: String, suite: SuiteMeasure)])] {
    // Read before anything is built, so that it is what is measured.
    let suites = try modules.map { module in
      (module, try module.variants.map { ($0, try read(module, $0)) })
    }
    try rehearse()
    var trials: [String: [SuiteMeasure.Fault]] = [:]
    var problems: [Failure] = []
    for round in 0..<(modules.map(\.faults.count).max() ?? 0) {
      do { try play(round, &trials) } catch let problem as Failure { problems.append(problem) }
    }
    guard problems.isEmpty else {
      throw Failure(problems.map(\.description).joined(separator: "\n"))
    }
    return suites.map { module, suites in
      let measured = suites.map { variant, suite in
        let faults = trials[module.target(of: variant)] ?? []
        return (Architecture.word(ofFolder: variant), suite.adding(faults))
      }
      return (module, measured)
    }
  }

  /// Plants one fault of every module, and takes it out again.
  private func play(_ round: Int, _ trials: inout [String: [SuiteMeasure.Fault]]) throws {
    let planted = modules.filter { $0.faults.indices.contains(round) }
      .map { (module: $0, fault: $0.faults[round]) }
    let healthy = try workshop.plant(planted)
    defer { try? workshop.write(healthy) }
    try workshop.build()
    var harmless: [String] = []
    for (module, fault) in planted {
      for variant in module.variants {
        let target = module.target(of: variant)
        if let trial = try trial(of: fault, in: module, variant) {
          trials[target, default: []].append(trial)
        } else {
          harmless.append("\(fault.name) in \(target): no scenario shows it, so it is no fault")
        }
      }
    }
    guard harmless.isEmpty else { throw Failure(harmless.joined(separator: "\n")) }
  }

  /// Without a fault, every suite passes and every variant shows what it must.
  private func rehearse() throws {
    try workshop.build()
    for module in modules {
      for variant in module.variants {
        let failures = try workshop.failures(of: module, variant)
        guard failures.isEmpty else {
          throw Failure("\(module.target(of: variant)) fails without a fault: \(failures)")
        }
        if let scenario = try workshop.deviation(of: module, variant) {
          throw Failure("\(module.target(of: variant)) deviates without a fault: \(scenario)")
        }
      }
    }
    print("without a fault, all suites pass")
  }

  /// What came of a fault; nil where the variant conforms with it.
  private func trial(
    of fault: PlantedFault,
    in module: MeasuredModule,
    _ variant: String
  ) throws -> SuiteMeasure.Fault? {
    let target = module.target(of: variant)
    guard let scenario = try workshop.deviation(of: module, variant) else { return nil }
    let killer = try workshop.failures(of: module, variant).first
    print("\(target): \(fault.name), shown by \(scenario): \(killer ?? "not noticed")")
    return SuiteMeasure.Fault(fault.name, fault.summary, scenario: scenario, killer: killer)
  }

  /// What can be counted of a suite without running it.
  private func read(_ module: MeasuredModule, _ variant: String) throws -> SuiteMeasure {
    let source = SuiteSource(try module.suite(of: variant))
    return SuiteMeasure(
      doubles: source.doubles,
      waits: source.waits,
      lines: source.lines,
      faults: [],
      digest: try module.digest(of: variant)
    )
  }
}

extension SuiteMeasure {
  /// The same with what came of faults.
  fileprivate func adding(_ faults: [Fault]) -> SuiteMeasure {
    SuiteMeasure(doubles: doubles, waits: waits, lines: lines, faults: faults, digest: digest)
  }
}

extension Architecture {
  /// The word at the prompt for the folder of a variant: `viper-async` for `VIPERAsync`.
  static func word(ofFolder folder: String) -> String {
    let known: [Architecture] = [.mvc, .mvvm, .viper, .viperAsync, .rpvc]
    return known.first { $0.name.filter { $0 != "-" } == folder.lowercased() }?.name
      ?? folder.lowercased()
  }
}
