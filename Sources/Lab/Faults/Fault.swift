import CollaborationRules
import Stage
import Traces

/// A kind of defect that can be injected into a module; the rule that finds the defect has the same name.
struct Fault: Sendable {
  let name: String
  let summary: String
  /// The actions to perform after the injection so that the fault shows; empty if it shows without further actions.
  let nextActions: [Action]
  /// Returns the points at which the fault can be injected, derived from traces without faults; the clearest example comes first.
  ///
  /// At some of these points the rule may find nothing.
  let points: @Sendable (BaselineTraces) -> [InjectionPoint]
  let hasEffect: @Sendable (LoadedModule, BaselineCache) -> Bool

  init(
    _ name: String,
    _ summary: String,
    nextActions: [Action] = [],
    hasEffect: @escaping @Sendable (LoadedModule, BaselineCache) -> Bool = { loaded, _ in
      loaded.haveFaultsTakenEffect
    },
    points: @escaping @Sendable (BaselineTraces) -> [InjectionPoint]
  ) {
    self.name = name
    self.summary = summary
    self.nextActions = nextActions
    self.hasEffect = hasEffect
    self.points = points
  }
}

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

struct InjectedFault {
  let fault: Fault
  let point: InjectionPoint
  /// Whether the person still has to find the fault, so that no output may name it.
  var isSecret = false

  var title: String {
    point.name.isEmpty ? fault.name : "\(fault.name) at \(point.name)"
  }

  var injectCommand: String {
    point.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(point.name)\""
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
