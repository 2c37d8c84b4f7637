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
      pending: pending.count + (isBeforeEnd ? 1 : 0),
      secondRecording: isClosed ? traceOfIntactRecorder : nil
    )
  }

  private var traceOfIntactRecorder: Trace {
    LoadedModule(replaying: run.withIntactRecorder.doing(done)).now.trace
  }
}

extension Architecture {
  var layers: LayerTable? {
    switch self {
    case .viper, .viperAsync, .viperObservable: .viper
    case .rpvc: .rpvc
    case .mvp: .mvp
    case .mvvmCoordinator: .mvvmCoordinator
    case .mvvmObservable: .mvvm
    case .ribs: .ribs
    case .cleanSwift: .cleanSwift
    default: nil
    }
  }
}
