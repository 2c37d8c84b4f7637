import Stage
import Traces

/// A defect that can be put into a module; the finding that reveals it has the same name.
struct Fault: Sendable {
  /// The name that it shares with its rule: `nil-link`.
  let name: String
  /// What goes wrong, in a few words.
  let summary: String
  /// What to do until it shows; empty where running the module again is enough.
  let nextActions: [Action]
  /// Its injection points in a module that was played through, the most telling one first; some of them may
  /// turn out to make no difference.
  let points: @Sendable (BaselineRuns) -> [InjectionPoint]
  /// Whether it has made a difference to a module in which it was put, after the next actions.
  let hasEffect: @Sendable (LoadedModule, BaselineCache) -> Bool
  /// Whether its effect can only be told by who references whom.
  let needsObjectGraph: Bool

  /// Makes a fault.
  init(
    _ name: String,
    _ summary: String,
    nextActions: [Action] = [],
    needsObjectGraph: Bool = false,
    hasEffect: @escaping @Sendable (LoadedModule, BaselineCache) -> Bool = { loaded, _ in
      loaded.isStruck
    },
    points: @escaping @Sendable (BaselineRuns) -> [InjectionPoint]
  ) {
    self.name = name
    self.summary = summary
    self.nextActions = nextActions
    self.needsObjectGraph = needsObjectGraph
    self.hasEffect = hasEffect
    self.points = points
  }
}
