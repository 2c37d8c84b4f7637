import CollaborationRules
import Stage

extension Fault {
  /// Returns a fault that is written in the source code: a sample has a faulty version of its source (an edition).
  static func source(
    _ name: String,
    _ summary: String,
    nextActions: [Action] = []
  ) -> Fault {
    Fault(
      name,
      summary,
      nextActions: nextActions,
      hasEffect: { loaded, baselines in loaded.isFound(name, baselines) }
    ) { $0.editions(with: name) }
  }
}

extension BaselineTraces {
  /// Returns an injection point called `name` for each edition (version of the source) of the module that has `fault` and the
  /// architecture of the variant.
  func editions(with fault: String, named name: String = "") -> [InjectionPoint] {
    module.editions
      .filter { $0.edition == .faulty(fault) && $0.architecture == variant.architecture }
      .map { InjectionPoint(name: name, mutation: .edition($0)) }
  }
}

extension LoadedModule {
  /// Returns whether the rule called `name` has a finding in the trace recorded so far.
  func isFound(_ name: String, _ baselines: BaselineCache) -> Bool {
    let rules = Rule.all.filter { $0.name == name }
    let trace = now.trace
    return !Review(evidence(of: trace, scenarios: [trace], baselines), by: rules).findings.isEmpty
  }
}
