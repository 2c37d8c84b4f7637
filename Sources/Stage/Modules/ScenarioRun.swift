import TraceRecording
import Traces

/// The result of playing a scenario on one variant (architecture) of a module.
public struct ScenarioRun: Sendable {
  /// The trace of the scenario's actions.
  public let trace: Trace
  /// The actions that were impossible or led to a screen other than the expected one; empty if there are none.
  public let deviations: [Deviation]

  /// The trace of the scenario's actions and of the actions performed after them.
  public let continued: Trace

  /// An action that was impossible, or that led to a screen other than the expected one.
  public struct Deviation: Equatable, Sendable {
    /// The action that was impossible or led to another screen.
    public let action: Action
    /// The screen expected after the action; nil if the module should not be on the stage.
    public let expected: Screen?
    /// The actual screen after the action; nil if the module is not on the stage.
    public let seen: Screen?
    /// The reason why the action was impossible; nil if it was performed.
    public let error: StageError?
    /// The events of the trace from the last performed action on; all events if no action was performed.
    public let events: [Event]
  }

  /// Plays a scenario with a variant of the module on a new stage, then performs `actions`, skipping impossible ones.
  ///
  /// The events of `actions` are only in ``continued``. With `readsObjectGraph`, the references between objects are recorded after
  /// the last action.
  public init(
    of scenario: Scenario,
    by variant: Variant,
    then actions: [Action] = [],
    readsObjectGraph: Bool = false
  ) {
    Progress.begins("playing \(scenario.name) in \(variant.title)")
    let stage = HeadlessStage(variant, given: scenario.condition, readsObjectGraph: false)
    var deviations: [Deviation] = []
    for step in scenario.steps {
      var failure: StageError?
      do throws(StageError) { try stage.perform(step.action) } catch { failure = error }
      guard failure != nil || stage.screen != step.screen else { continue }
      deviations.append(
        Deviation(
          action: step.action,
          expected: step.screen,
          seen: stage.screen,
          error: failure,
          events: stage.recorder.trace().lastAction
        )
      )
    }
    self.deviations = deviations
    trace = stage.recorder.trace()
    for action in actions { try? stage.perform(action) }
    if readsObjectGraph { stage.readObjectGraph() }
    continued = stage.recorder.trace()
  }
}

extension Trace {
  fileprivate var lastAction: [Event] {
    let start = events.lastIndex { $0.kind == .action } ?? events.startIndex
    return Array(events[start...])
  }
}

extension Module {
  /// Plays all scenarios of the module on one of its variants and returns their results.
  ///
  /// After each scenario, the module is closed, a day of virtual time passes so that all pending work runs, and the
  /// references between objects are recorded.
  public func scenarioRuns(by variant: Variant) -> [ScenarioRun] {
    scenarios.map {
      ScenarioRun(
        of: $0,
        by: variant,
        then: [.close, .wait(milliseconds: Module.longEnough)],
        readsObjectGraph: true
      )
    }
  }

  /// The milliseconds of virtual time after which no work of a closed module should be pending: a day.
  private static let longEnough = 86_400_000
}
