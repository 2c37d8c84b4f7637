import Stage
import Traces

/// The search for commands after which an injected fault shows; each candidate is tried in a replay.
struct RevealingCommands {
  let fault: InjectedFault
  let broken: Run
  let baselines: BaselineCache

  var line: String? {
    if let actions = actionsFromHere { return words([], actions) }
    guard let scenario, !broken.faults.contains(where: \.isSecret) else { return nil }
    if let actions = actionsAfterPlaying(scenario) {
      return words(["play \(scenario.name)"], actions)
    }
    let start = [broken.playing(scenario).loadCommand] + broken.faults.map(\.injectCommand)
    return actionsFromTheStart(scenario).map { words(start, $0) }
  }

  private var scenario: Scenario? { broken.module.scenario(fault.point.scenario) }

  private var next: [Action] { fault.fault.nextActions }

  /// The shortest actions after the run's own that make the fault show: the last steps of the scenario, if it has the condition,
  /// then the fault's next actions; a `wait` is added only if no sequence without it is enough.
  private var actionsFromHere: [Action]? {
    var steps = next
    if scenario?.condition == broken.condition {
      steps = (scenario?.steps.map(\.action) ?? []) + next
    }
    let ways = steps.indices.reversed().map { Array(steps[$0...]) }
    let waiting = ways.map { $0 + [.wait(milliseconds: nil)] }
    return (ways + waiting).first { revealsFault(broken.doing(broken.actions + $0)) }
  }

  /// Returns what makes the fault show after `scenario` was played up to its first screen that differs: none or the next actions.
  private func actionsAfterPlaying(_ scenario: Scenario) -> [Action]? {
    let played = LoadedModule(replaying: broken.playing(scenario))
    for step in scenario.steps {
      do throws(Refusal) { try played.perform(step.action) } catch { return nil }
      if played.now.screen != step.screen { return revealsFault(played) ? [] : nil }
    }
    if revealsFault(played) { return [] }
    return revealsFault(played.run.doing(played.run.actions + next)) ? next : nil
  }

  /// Returns the actions of the scenario and the fault, without impossible ones, if they make the fault show in a new module.
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
