import CollaborationRules
import Comparison
import Stage
import TraceRecording
import Traces

/// What was found out about variants by playing them, each thing once.
///
/// All of it follows from a variant alone: nothing that is done in a session changes it, and sessions
/// with the same modules may share it. What was found out while somebody wanted it to end is not kept.
///
/// Unchecked, as all that changes is only touched under its lock; variants in it are values that
/// change nothing outside the stages they make.
package final class BaselineCache: @unchecked Sendable {
  private struct Known {
    var scenarioRuns: [String: [ScenarioRun]] = [:]
    var played: [String: PlayedVariant] = [:]
    var scenarioFacts: [String: ScenarioFacts] = [:]
    var points: [String: [InjectionPoint]] = [:]
    var facts: [String: SourceFacts] = [:]
    var comparisons: [String: ArchitectureComparison] = [:]
    var waysToStrike: [String: String?] = [:]
  }

  private let lock = Lock()
  private var known = Known()

  /// Begins with nothing.
  package init() {}

  /// The variant, played through in all scenarios.
  func scenarioRuns(of module: Module, _ variant: Variant) -> [ScenarioRun] {
    found(\.scenarioRuns, BaselineCache.key(module, variant)) { module.scenarioRuns(by: variant) }
  }

  /// What was said in them.
  func baseline(of module: Module, _ variant: Variant) -> BaselineRuns {
    BaselineRuns(of: module, variant, scenarioRuns(of: module, variant))
  }

  /// What stands in the source of a variant.
  func facts(of module: Module, _ variant: Variant) -> SourceFacts {
    found(\.facts, BaselineCache.key(module, variant)) { SourceFacts(of: variant, in: module) }
  }

  /// What the rules read off all scenarios of a variant.
  func scenarioFacts(of module: Module, _ variant: Variant) -> ScenarioFacts {
    found(\.scenarioFacts, BaselineCache.key(module, variant)) {
      // A variant that never shows the screens of the scenarios belongs to another flow, and its runs prove nothing.
      let runs = scenarioRuns(of: module, variant)
      let isPlayed = zip(runs, module.scenarios).contains { run, scenario in
        run.deviations.count < scenario.steps.count
          || run.deviations.contains { $0.seen != nil && $0.seen?.title == $0.expected?.title }
      }
      return ScenarioFacts(
        isPlayed ? runs.map(\.trace) : [],
        entities: variant.entities,
        source: facts(of: module, variant),
        layers: variant.architecture.layers
      )
    }
  }

  /// A variant, read and played.
  private func played(_ module: Module, _ variant: Variant) -> PlayedVariant {
    found(\.played, BaselineCache.key(module, variant)) {
      PlayedVariant(variant, in: module, scenarioRuns(of: module, variant))
    }
  }

  /// A scenario in several architectures.
  func comparison(
    of scenario: Scenario,
    in module: Module,
    by variants: [Variant]
  ) -> ArchitectureComparison {
    let keys = variants.map { BaselineCache.key(module, $0) }
    return found(\.comparisons, ([scenario.name] + keys).joined(separator: "; ")) {
      ArchitectureComparison(of: scenario, in: module, by: variants.map { played(module, $0) })
    }
  }

  /// What to type until a fault shows that was put into a run; nil where no way is known.
  ///
  /// - Complexity: A few plays the first time; a look-up from then on, where no message was changed.
  func wayToStrike(of fault: InjectedFault, in broken: LoadedModule) -> String? {
    let run = broken.run
    let way = WayToStrike(of: fault, in: broken, self)
    guard run.edits.isEmpty, run.stubs.isEmpty, run.soloist == nil else { return way.line }
    let words =
      [BaselineCache.key(run.module, run.variant), run.condition.name]
      + (run.faults + [fault]).map { "\($0.injectCommand) \($0.isSecret)" }
      + run.actions.map(\.description)
    return found(\.waysToStrike, words.joined(separator: "; ")) { way.line }
  }

  /// The injection points that a fault has in a variant: those where it makes a difference in some scenario.
  ///
  /// - Complexity: The first time a play of the variant for each injection point and scenario, up to the one
  ///   that shows the fault; a look-up from then on.
  func points(of fault: Fault, in module: Module, _ variant: Variant) -> [InjectionPoint] {
    found(\.points, "\(BaselineCache.key(module, variant)) \(fault.name)") {
      var names: Set<String> = []
      let candidates = fault.points(baseline(of: module, variant))
        .filter { names.insert($0.name).inserted }
      return candidates.compactMap { proved($0, of: fault, in: module, variant) }
    }
  }

  /// The same, if they were found before; nil where nobody asked yet.
  func knownPoints(of fault: Fault, in module: Module, _ variant: Variant) -> [InjectionPoint]? {
    lock.held { known.points["\(BaselineCache.key(module, variant)) \(fault.name)"] }
  }

  /// What is known by that key, found out now where it is not.
  private func found<Value>(
    _ path: WritableKeyPath<Known, [String: Value]>,
    _ key: String,
    _ find: () -> Value
  ) -> Value {
    if let value = lock.held({ known[keyPath: path][key] }) { return value }
    let value = find()
    if !Interruption.isRequested { lock.held { known[keyPath: path][key] = value } }
    return value
  }

  private func proved(
    _ point: InjectionPoint,
    of fault: Fault,
    in module: Module,
    _ variant: Variant
  ) -> InjectionPoint? {
    if point.isUnreadable { return point }
    let baseline = baseline(of: module, variant)
    let healthy = fault.nextActions.isEmpty ? baseline.traces : baseline.closedTraces
    let injected = InjectedFault(fault: fault, point: point)
    let run = Run(module, variant).injecting(injected)
    let scenario = zip(module.scenarios, healthy).first { scenario, trace in
      guard !Interruption.isRequested, point.mayStrike(trace) else { return false }
      let actions = scenario.steps.map(\.action)
      let trial = LoadedModule(
        replaying: run.playing(scenario).doing(actions),
        readsObjectGraph: fault.needsObjectGraph
      )
      trial.follow(fault.nextActions)
      return fault.hasEffect(trial, self)
    }
    return scenario.map { point.striking(in: $0.0.name) }
  }

  private static func key(_ module: Module, _ variant: Variant) -> String {
    "\(module.name) \(variant.architecture.name) \(variant.edition)"
  }
}
