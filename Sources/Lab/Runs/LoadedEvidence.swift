import CollaborationRules
import Stage
import Traces

extension LoadedModule {
  /// Returns the evidence up to a moment: trace, scenarios of the running variant, and source; later events count as pending work.
  func evidence(_ moment: Moment, _ baselines: BaselineCache) -> Evidence {
    let later = moment.end < now.end ? 1 : 0
    if run.recorded != nil { return Evidence(moment.trace, pending: later) }
    let facts = baselines.scenarioFacts(of: run.module, run.running)
    return evidence(of: moment.trace, beside: facts, later: later)
  }

  /// Returns whether the rule of a name finds something in the whole trace, which is its only scenario.
  func isFound(_ name: String, _ baselines: BaselineCache) -> Bool {
    let rules = Rule.all.filter { $0.name == name }
    let trace = now.trace
    let facts = ScenarioFacts(
      [trace],
      entities: run.running.entities,
      source: baselines.facts(of: run.module, run.running),
      layers: run.running.architecture.layers
    )
    return !Review(evidence(of: trace, beside: facts), by: rules).findings.isEmpty
  }

  private func evidence(of trace: Trace, beside facts: ScenarioFacts, later: Int = 0) -> Evidence {
    Evidence(
      trace,
      beside: facts,
      played: soloist.map { soloist in Set(trace.lanes.filter { $0 != soloist }) } ?? [],
      pending: pending.count + later,
      secondRecording: isClosed
        ? LoadedModule(replaying: run.withIntactRecorder.doing(done)).now.trace : nil
    )
  }
}

extension Architecture {
  /// The layer table of the architecture; nil for MVC and MVVM, of which the roles in a trace tell the table.
  var layers: LayerTable? {
    switch self {
    case .mvc, .mvvm: nil
    case .viperAsync, .viperObservable: .viper
    case .mvvmObservable: .mvvm
    default: LayerTable.named(name)
    }
  }
}
