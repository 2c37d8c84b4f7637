import TraceRecording
import Traces

/// The result of playing a scenario on a variant.
public struct ScenarioRun: Sendable {
  /// The trace of the scenario.
  public let trace: Trace
  /// The differences from the expected screens; empty if there are none.
  public let deviations: [Deviation]

  /// The trace of the scenario and of the actions after it.
  public let continued: Trace

  /// A difference between an expected and an actual screen.
  public struct Deviation: Equatable, Sendable {
    /// The action before the difference.
    public let action: Action
    /// The expected screen; nil for an empty stage.
    public let expected: Screen?
    /// The actual screen; nil for an empty stage.
    public let seen: Screen?
    /// The reason why the action could not be done; nil if it was done.
    public let error: StageError?
    /// The events of the action.
    public let events: [Event]
  }

  /// Plays a scenario on a new stage.
  ///
  /// The events of `actions`, as far as they can be done, are only in ``continued``. With `readsObjectGraph`, the
  /// references between objects are recorded at the very end.
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
  /// Plays all scenarios on a variant.
  ///
  /// After each scenario, closes the module, lets a day pass so that all pending work runs, and records the
  /// references between objects.
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

  /// The milliseconds after which no work is pending any more: a day.
  private static let longEnough = 86_400_000
}
