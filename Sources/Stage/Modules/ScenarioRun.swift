import TraceRecording
import Traces

/// A scenario played on one variant: what was said, and what was seen.
public struct ScenarioRun: Sendable {
  /// Everything that was recorded.
  public let trace: Trace
  /// Where the screen was not what the scenario demands; empty when all went well.
  public let deviations: [Deviation]

  /// That, and what was recorded of what was done after it.
  public let continued: Trace

  /// One screen that was not what it must be.
  public struct Deviation: Equatable, Sendable {
    /// The action after which it was seen.
    public let action: Action
    /// What must have been seen.
    public let expected: Screen?
    /// What was seen.
    public let seen: Screen?
    /// Why the action could not be done.
    public let error: StageError?
    /// What was recorded of it, up to its end.
    public let events: [Event]
  }

  /// Plays a scenario from the beginning, on a stage of its own.
  ///
  /// What is done after it, as far as it can be, is only in `continued`; so is who references whom,
  /// which is read at the very end where somebody wants to know.
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
  /// The last action, and what followed from it.
  fileprivate var lastAction: [Event] {
    let start = events.lastIndex { $0.kind == .action } ?? events.startIndex
    return Array(events[start...])
  }
}

extension Module {
  /// Each scenario played on a variant, with the module closed behind it, all run that waits, and
  /// who references whom read then.
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

  /// Milliseconds after which nothing waits any more: a day.
  private static let longEnough = 86_400_000
}
