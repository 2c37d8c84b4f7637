import CollaborationRules
import Stage
import Traces

extension LoadedModule {
  /// Returns the evidence up to a moment: trace, scenarios of the running variant, and source; later events count as pending work.
  func evidence(_ moment: Moment, _ baselines: BaselineCache) -> Evidence {
    let isBeforeEnd = moment.end < now.end
    if run.recorded != nil { return Evidence(moment.trace, pending: isBeforeEnd ? 1 : 0) }
    return evidence(
      of: moment.trace,
      beside: baselines.scenarioFacts(of: run.module, run.running),
      isBeforeEnd: isBeforeEnd
    )
  }

  func evidence(of trace: Trace, scenarios: [Trace], _ baselines: BaselineCache) -> Evidence {
    let facts = ScenarioFacts(
      scenarios,
      entities: run.running.entities,
      source: baselines.facts(of: run.module, run.running),
      layers: run.running.architecture.layers
    )
    return evidence(of: trace, beside: facts)
  }

  private func evidence(
    of trace: Trace,
    beside scenarios: ScenarioFacts,
    isBeforeEnd: Bool = false
  ) -> Evidence {
    Evidence(
      trace,
      beside: scenarios,
      played: soloist.map { soloist in Set(trace.lanes.filter { $0 != soloist }) } ?? [],
      pending: pending.count + (isBeforeEnd ? 1 : 0),
      secondRecording: isClosed ? traceOfIntactRecorder : nil
    )
  }

  private var traceOfIntactRecorder: Trace {
    LoadedModule(replaying: run.withIntactRecorder.doing(done)).now.trace
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
