import CollaborationRules
import Comparison
import Stage
import TraceRecording
import Traces

/// A cache of facts about variants (versions of a module's code), such as traces of their scenarios and injection points of faults.
///
/// A result depends only on its key, not on a session, so sessions with the same modules may share a cache. A result computed while
/// a cancellation was requested is not kept.
///
/// The conformance to `Sendable` is unchecked, because mutable state is only accessed under `lock`, and the cached
/// variants are values that change nothing outside the stages they make.
package final class BaselineCache: @unchecked Sendable {
  private struct Known {
    var scenarioRuns: [String: [ScenarioRun]] = [:]
    var played: [String: PlayedVariant] = [:]
    var scenarioFacts: [String: ScenarioFacts] = [:]
    var points: [String: [InjectionPoint]] = [:]
    var facts: [String: SourceFacts] = [:]
    var outlines: [String: SourceOutline] = [:]
    var comparisons: [String: ArchitectureComparison] = [:]
    var revealingCommands: [String: String?] = [:]
  }

  private let lock = Lock()
  private var known = Known()

  package init() {}

  func scenarioRuns(of module: Module, _ variant: Variant) -> [ScenarioRun] {
    found(\.scenarioRuns, BaselineCache.key(module, variant)) { module.scenarioRuns(by: variant) }
  }

  func facts(of module: Module, _ variant: Variant) -> SourceFacts {
    found(\.facts, BaselineCache.key(module, variant)) { SourceFacts(of: variant, in: module) }
  }

  func outline(of run: Run) -> SourceOutline {
    found(\.outlines, BaselineCache.key(run.module, run.running)) { SourceOutline(run.sources) }
  }

  /// Returns the facts of the module's scenarios as the variant plays them; none if a fault makes an action impossible.
  func scenarioFacts(of module: Module, _ variant: Variant) -> ScenarioFacts {
    found(\.scenarioFacts, BaselineCache.key(module, variant)) {
      // A variant without any of these screens belongs to another flow, and its traces prove nothing.
      let runs = scenarioRuns(of: module, variant)
      let isPlayed = zip(runs, module.scenarios).contains { run, scenario in
        run.deviations.count < scenario.steps.count
          || run.deviations.contains { $0.seen != nil && $0.seen?.title == $0.expected?.title }
      }
      var isCutShort = false
      if case .faulty = variant.edition {
        isCutShort = runs.contains { run in run.deviations.contains { $0.error != nil } }
      }
      return ScenarioFacts(
        isPlayed && !isCutShort ? runs.map(\.trace) : [],
        entities: variant.entities,
        source: facts(of: module, variant),
        layers: variant.architecture.layers
      )
    }
  }

  private func played(_ module: Module, _ variant: Variant) -> PlayedVariant {
    found(\.played, BaselineCache.key(module, variant)) {
      PlayedVariant(variant, in: module, scenarioRuns(of: module, variant))
    }
  }

  func comparison(_ request: ComparisonRequest) -> ArchitectureComparison {
    let (module, scenario) = (request.module, request.scenario)
    let keys = request.variants.map { BaselineCache.key(module, $0) }
    return found(\.comparisons, ([scenario.name] + keys).joined(separator: "; ")) {
      let variants = request.variants.map { played(module, $0) }
      return ArchitectureComparison(of: scenario, in: module, by: variants)
    }
  }

  /// Returns commands, separated by `;`, after which an injected fault shows.
  ///
  /// - Complexity: A few replays the first time, then a look-up; always replays with edits, stubs or a soloist.
  func revealingCommands(for fault: InjectedFault, in broken: LoadedModule) -> String? {
    let run = broken.run
    let commands = RevealingCommands(fault: fault, broken: run, baselines: self)
    guard run.edits.isEmpty, run.stubs.isEmpty, run.soloist == nil else { return commands.line }
    let words =
      [BaselineCache.key(run.module, run.variant), run.condition.name]
      + (run.faults + [fault]).map { "\($0.injectCommand) \($0.isSecret)" }
      + run.actions.map(\.description)
    return found(\.revealingCommands, words.joined(separator: "; ")) { commands.line }
  }

  /// Returns the points at which the rule of `fault` finds the fault.
  ///
  /// - Complexity: The first time, one play of each scenario for each point, up to the first that shows it; then a look-up.
  func points(of fault: Fault, in module: Module, _ variant: Variant) -> [InjectionPoint] {
    found(\.points, "\(BaselineCache.key(module, variant)) \(fault.name)") {
      var names: Set<String> = []
      let runs = scenarioRuns(of: module, variant)
      let traces = runs.map(\.trace)
      let baseline = BaselineTraces(module: module, variant: variant, traces: traces)
      let candidates = fault.points(baseline).filter { names.insert($0.name).inserted }
      return candidates.compactMap { point -> InjectionPoint? in
        let run = Run(module, variant).injecting(InjectedFault(fault: fault, point: point))
        let revealing = zip(module.scenarios, runs).first { scenario, healthy in
          let trace = fault.nextActions.isEmpty ? healthy.trace : healthy.continued
          guard !CancellationFlag.isSet, point.canAffect(trace) else { return false }
          let actions = scenario.steps.map(\.action)
          let trial = LoadedModule(replaying: run.playing(scenario).doing(actions))
          trial.follow(fault.nextActions)
          return fault.hasEffect(trial, self) && trial.isFound(fault.name, self)
        }
        guard let (scenario, _) = revealing else { return nil }
        var proved = point
        proved.scenario = scenario.name
        return proved
      }
    }
  }

  func knownPoints(of fault: Fault, in module: Module, _ variant: Variant) -> [InjectionPoint]? {
    lock.held { known.points["\(BaselineCache.key(module, variant)) \(fault.name)"] }
  }

  /// Returns the cached value of `key`, else that of `find`, which is cached unless cancellation was requested.
  private func found<Value>(
    _ path: WritableKeyPath<Known, [String: Value]>,
    _ key: String,
    _ find: () -> Value
  ) -> Value {
    if let value = lock.held({ known[keyPath: path][key] }) { return value }
    let value = find()
    if !CancellationFlag.isSet { lock.held { known[keyPath: path][key] = value } }
    return value
  }

  private static func key(_ module: Module, _ variant: Variant) -> String {
    "\(module.name) \(variant.architecture.name) \(variant.edition)"
  }
}
