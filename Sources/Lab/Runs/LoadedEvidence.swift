import CollaborationRules
import Stage
import Traces

extension LoadedModule {
  /// What the rules are given to judge: what was said, as far as it may be seen, what the scenarios
  /// of the variant whose code runs say, and what stands in its source.
  ///
  /// A moment before the end is judged as if something were still due: the rows behind it are not known.
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

  /// The same with other runs instead of the scenarios'.
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
      again: isClosed ? watchedByAnother : nil,
      layers: run.running.architecture.layers
    )
  }

  /// The same done once more, without what is wrong with the recorder.
  private var watchedByAnother: Trace {
    LoadedModule(replaying: run.watchedByAnother.doing(done)).now.trace
  }
}

extension Architecture {
  /// Who may talk to whom in it; nil where the roles have to tell.
  var layers: LayerTable? {
    switch self {
    case .viper, .viperAsync: .viper
    case .rpvc: .rpvc
    default: nil
    }
  }
}
