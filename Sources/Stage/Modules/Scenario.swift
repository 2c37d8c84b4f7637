import TraceRecording
import Traces

/// A named list of actions with the screens expected after them, the same for every variant of a module.
public struct Scenario {
  /// The word for the scenario at the prompt, such as `open-empty`.
  public let name: String
  /// A short description of the scenario.
  public let title: String
  /// The state of the simulated world in which the scenario is played.
  public let condition: Condition
  /// The actions in order, each with the screen expected after it.
  public let steps: [Step]

  /// Creates a scenario from its word at the prompt, its description, the state of the world and its actions.
  public init(_ name: String, _ title: String, given condition: Condition, _ steps: [Step]) {
    self.name = name
    self.title = title
    self.condition = condition
    self.steps = steps
  }

  /// An action of a scenario and the screen expected after it.
  public struct Step {
    /// The action of this step.
    public let action: Action
    /// The screen expected after the action; nil if the module should not be on the stage.
    public let screen: Screen?

    /// Creates a step of a scenario; `screen` is nil if the module should not be on the stage.
    public init(_ action: Action, shows screen: Screen?) {
      self.action = action
      self.screen = screen
    }
  }
}

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
  /// The events of `actions` are only in ``continued``. With `readsObjectGraph`, it ends with the references between objects.
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

extension ScenarioRun.Deviation: CustomStringConvertible {
  /// The deviation as text: the action and its failure, at most six lines on the screen, and seven on the messages caused.
  public var description: String {
    let title =
      error.map { "\(action) cannot be done: \($0)" } ?? "\(action) leads to another screen:"
    return ([title] + difference.prefix(6) + conversation.prefix(7)).joined(separator: "\n")
  }

  /// The lines of the screen that are missing, then the unexpected ones; all lines if only their order differs.
  private var difference: [String] {
    let (missing, added) = (expected.text, seen.text)
    var lines = missing.filter { !added.contains($0) }.map { "- \($0)" }
    lines += added.filter { !missing.contains($0) }.map { "+ \($0)" }
    guard lines.isEmpty, missing != added else { return lines }
    return ["- \(missing.joined(separator: ", "))", "+ \(added.joined(separator: ", "))"]
  }

  /// One line for each pair of sender and receiver among the events, with the names of their messages and answers, each name once.
  private var conversation: [String] {
    var (ways, messages): ([String], [String: [String]]) = ([], [:])
    for event in events
    where event.isMessage || (event.isAnswer && event.isRow) || event.kind == .stage {
      guard let receiver = event.receiver, let message = event.message?.baseName else { continue }
      let arrow = event.isAnswer ? "-->" : "->"
      let way = "\(event.sender?.name ?? "Stage") \(arrow) \(receiver.name)"
      if messages[way] == nil { ways.append(way) }
      if messages[way]?.contains(message) != true { messages[way, default: []].append(message) }
    }
    return ways.map { "\($0): \(messages[$0, default: []].joined(separator: ", "))" }
  }
}

extension Screen? {
  fileprivate var text: [String] {
    guard let screen = self else { return ["(no screen)"] }
    return [screen.title]
      + screen.lines.map { line in
        switch line {
        case .row(let text, let detail): detail.isEmpty ? text : "\(text)  \(detail)"
        case .text(let text): text
        case .button(let label): "[\(label)]"
        case .field(let label, let text): "\(label): \(text)"
        }
      }
  }
}
