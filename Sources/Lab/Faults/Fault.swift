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
