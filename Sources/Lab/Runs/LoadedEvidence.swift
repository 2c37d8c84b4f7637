import CollaborationRules
import Stage
import Traces

extension LoadedModule {
  /// Returns the evidence for the rules: the visible trace, the traces of the running variant's scenarios, and its source.
  ///
  /// A moment before the end has one more pending event than the module, because the rows after it are not known.
  func evidence(_ moment: Moment, _ baselines: BaselineCache) -> Evidence {
    let isBeforeEnd = moment.end < now.end
    if run.recorded != nil { return Evidence(moment.trace, pending: isBeforeEnd ? 1 : 0) }
    return evidence(
      of: moment.trace,
      beside: baselines.scenarioFacts(of: run.module, run.running),
      baselines,
      isBeforeEnd: isBeforeEnd
    )
  }

  /// Returns the evidence with other traces in place of the scenarios'.
  func evidence(of trace: Trace, scenarios: [Trace], _ baselines: BaselineCache) -> Evidence {
    let facts = ScenarioFacts(
      scenarios,
      entities: run.running.entities,
      source: baselines.facts(of: run.module, run.running),
      layers: run.running.architecture.layers
    )
    return evidence(of: trace, beside: facts, baselines)
  }

  private func evidence(
    of trace: Trace,
    beside scenarios: ScenarioFacts,
    _ baselines: BaselineCache,
    isBeforeEnd: Bool = false
  ) -> Evidence {
    Evidence(
      trace,
      beside: scenarios,
      entities: run.running.entities,
      source: baselines.facts(of: run.module, run.running),
      pending: pending.count + (isBeforeEnd ? 1 : 0),
      secondRecording: isClosed ? traceOfIntactRecorder : nil,
      layers: run.running.architecture.layers
    )
  }

  /// The trace of the same actions with an intact recorder.
  private var traceOfIntactRecorder: Trace {
    LoadedModule(replaying: run.withIntactRecorder.doing(done)).now.trace
  }
}

extension Architecture {
  /// The calls that the architecture allows between layers; nil when the roles of the trace decide.
  var layers: LayerTable? {
    switch self {
    case .viper, .viperAsync: .viper
    case .rpvc: .rpvc
    default: nil
    }
  }
}
