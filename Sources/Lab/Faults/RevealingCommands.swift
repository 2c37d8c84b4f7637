import Stage
import Traces

/// The search for commands after which an injected fault shows; each candidate is tried in a replay.
struct RevealingCommands {
  let fault: InjectedFault
  let broken: Run
  let baselines: BaselineCache

  /// The commands in one line, separated by `;`; nil if the fault shows after none of the candidates.
  var line: String? {
    if let actions = actionsFromHere { return words([], actions) }
    guard let scenario, !broken.faults.contains(where: \.isSecret) else { return nil }
    if let actions = actionsAfterPlaying(scenario) {
      return words(["play \(scenario.name)"], actions)
    }
    let start = [broken.loadCommand(given: scenario.condition)] + broken.faults.map(\.injectCommand)
    return actionsFromTheStart(scenario).map { words(start, $0) }
  }
}

extension RevealingCommands {
  private var scenario: Scenario? { broken.module.scenario(fault.point.scenario) }

  private var next: [Action] { fault.fault.nextActions }

  /// The shortest sequence of actions after the run's own actions that makes the fault show; nil if there is none.
  ///
  /// It consists of the scenario's last steps, if the run has the scenario's condition, and of the fault's next actions. A `wait`
  /// is added only if no sequence without it is enough.
  private var actionsFromHere: [Action]? {
    var steps = next
    if scenario?.condition == broken.condition {
      steps = (scenario?.steps.map(\.action) ?? []) + next
    }
    let ways = steps.indices.reversed().map { Array(steps[$0...]) }
    let waiting = ways.map { $0 + [.wait(milliseconds: nil)] }
    return (ways + waiting).first { revealsFault(broken.doing(broken.actions + $0)) }
  }

  /// Returns the actions that make the fault show after `scenario` was played up to its first screen that differs: none, or the
  /// fault's next actions.
  ///
  /// Returns nil if an action of the scenario fails, or the fault does not show.
  private func actionsAfterPlaying(_ scenario: Scenario) -> [Action]? {
    let played = LoadedModule(replaying: broken.playing(scenario))
    for step in scenario.steps {
      do throws(Refusal) { try played.perform(step.action) } catch { return nil }
      if played.now.screen != step.screen { return revealsFault(played) ? [] : nil }
    }
    if revealsFault(played) { return [] }
    return revealsFault(played.run.doing(played.run.actions + next)) ? next : nil
  }

  /// Returns the actions that make the fault show in a module newly loaded under the scenario's condition; nil if it does not show.
  ///
  /// These are the steps of the scenario and the fault's next actions, without those that cannot be performed.
  private func actionsFromTheStart(_ scenario: Scenario) -> [Action]? {
    let played = LoadedModule(replaying: broken.playing(scenario))
    for action in scenario.steps.map(\.action) + next {
      do throws(Refusal) { try played.perform(action) } catch { continue }
    }
    return revealsFault(played.run) ? Array(played.run.actions) : nil
  }

  private func revealsFault(_ run: Run) -> Bool { revealsFault(LoadedModule(replaying: run)) }

  private func revealsFault(_ module: LoadedModule) -> Bool {
    module.skippedActions == nil && fault.fault.hasEffect(module, baselines)
      && module.isFound(fault.fault.name, baselines)
  }

  private func words(_ commands: [String], _ actions: [Action]) -> String {
    (commands + actions.map(\.description)).joined(separator: "; ")
  }
}
