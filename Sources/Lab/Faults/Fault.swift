import Stage
import Traces

/// A defect that can be injected into a module; the rule that finds it has the same name.
struct Fault: Sendable {
  /// The name of the fault and of its rule: `nil-link`.
  let name: String
  /// The defect in a few words.
  let summary: String
  /// The actions after which the fault shows; empty if a replay of the run is enough.
  let nextActions: [Action]
  /// Returns the injection points in a played variant, the most telling one first.
  ///
  /// Some of them may turn out to make no difference.
  let points: @Sendable (BaselineTraces) -> [InjectionPoint]
  /// Returns whether the fault has made a difference to a module, after the next actions.
  let hasEffect: @Sendable (LoadedModule, BaselineCache) -> Bool
  /// Whether only the object graph can show the effect.
  let needsObjectGraph: Bool

  init(
    _ name: String,
    _ summary: String,
    nextActions: [Action] = [],
    needsObjectGraph: Bool = false,
    hasEffect: @escaping @Sendable (LoadedModule, BaselineCache) -> Bool = { loaded, _ in
      loaded.haveFaultsTakenEffect
    },
    points: @escaping @Sendable (BaselineTraces) -> [InjectionPoint]
  ) {
    self.name = name
    self.summary = summary
    self.nextActions = nextActions
    self.needsObjectGraph = needsObjectGraph
    self.hasEffect = hasEffect
    self.points = points
  }
}
