import CollaborationRules
import Stage

extension Fault {
  /// Returns a fault in the source of another edition.
  static func source(
    _ name: String,
    _ summary: String,
    nextActions: [Action] = []
  ) -> Fault {
    Fault(
      name,
      summary,
      nextActions: nextActions,
      needsObjectGraph: true,
      hasEffect: { loaded, baselines in loaded.isFound(name, baselines) }
    ) { $0.editions(with: name) }
  }
}

extension BaselineTraces {
  /// Returns the editions of the variant with a fault in their source; `name` tells them from other injection points.
  func editions(with fault: String, named name: String = "") -> [InjectionPoint] {
    module.editions
      .filter { $0.edition == .faulty(fault) && $0.architecture == variant.architecture }
      .map { InjectionPoint(name: name, mutation: .edition($0)) }
  }
}

extension LoadedModule {
  /// Whether the rule of a name has a finding in the conversation so far.
  func isFound(_ name: String, _ baselines: BaselineCache) -> Bool {
    let rules = Rule.all.filter { $0.name == name }
    let trace = now.trace
    return !Review(evidence(of: trace, scenarios: [trace], baselines), by: rules).findings.isEmpty
  }
}
