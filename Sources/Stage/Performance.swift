import TraceRecording
import Traces

/// A scenario played on one variant: what was said, and what was seen.
public struct Performance {
  /// Everything that was recorded.
  public let trace: Trace
  /// Where the screen was not what the scenario demands; empty when all went well.
  public let deviations: [Deviation]

  /// One screen that was not what it must be.
  public struct Deviation: Equatable {
    /// The action after which it was seen.
    public let action: Action
    /// What must have been seen.
    public let expected: Screen?
    /// What was seen.
    public let seen: Screen?
    /// Why the action could not be done.
    public let error: StageError?
  }

  /// Plays a scenario from the beginning, on a stage of its own.
  ///
  /// Who references whom is read at the end, where somebody wants to know.
  public init(
    of scenario: Scenario,
    by variant: Variant,
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
          error: failure
        )
      )
    }
    if readsObjectGraph { stage.readObjectGraph() }
    trace = stage.recorder.trace()
    self.deviations = deviations
  }
}
