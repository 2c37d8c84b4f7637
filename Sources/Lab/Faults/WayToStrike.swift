import Stage
import Traces

/// What to type until a fault shows that has not struck yet; each line was tried before it is told.
struct WayToStrike {
  private let fault: InjectedFault
  private let broken: Run
  private let baselines: BaselineCache

  /// Looks for a way in a module in which the fault is.
  init(of fault: InjectedFault, in broken: LoadedModule, _ baselines: BaselineCache) {
    self.fault = fault
    self.broken = broken.run
    self.baselines = baselines
  }

  /// The commands, in one line; nil where no way was found that works as typed.
  var line: String? {
    if let actions = actionsFromHere { return words([], actions) }
    guard let scenario, !broken.faults.contains(where: \.isSecret) else { return nil }
    if let actions = actionsAfterPlaying(scenario) {
      return words(["play \(scenario.name)"], actions)
    }
    return actionsFromTheStart(scenario).map { words(commandsOfStart(scenario), $0) }
  }
}

extension WayToStrike {
  private var scenario: Scenario? { broken.module.scenario(fault.point.scenario) }

  private var next: [Action] { fault.fault.nextActions }

  /// The least that is to be done now: the end of the scenario and what comes after it.
  private var actionsFromHere: [Action]? {
    var steps = next
    if scenario?.condition == broken.condition {
      steps = (scenario?.steps.map(\.action) ?? []) + next
    }
    let ways = steps.indices.reversed().map { Array(steps[$0...]) }
    let waiting = ways.map { $0 + [.wait(milliseconds: nil)] }
    return (ways + waiting).first { strikes(broken.doing(broken.actions + $0)) }
  }

  /// What is to be done after a scenario was played; nil where it then still does not strike.
  ///
  /// It is played up to the first screen that is not as the scenario says.
  private func actionsAfterPlaying(_ scenario: Scenario) -> [Action]? {
    let played = LoadedModule(replaying: broken.playing(scenario))
    for step in scenario.steps {
      do throws(Refusal) { try played.perform(step.action) } catch { return nil }
      if played.now.screen != step.screen { return strikes(played) ? [] : nil }
    }
    if strikes(played) { return [] }
    return strikes(played.run.doing(played.run.actions + next)) ? next : nil
  }

  /// What is to be done in a module that was loaded as the scenario says, as far as that goes.
  private func actionsFromTheStart(_ scenario: Scenario) -> [Action]? {
    let played = LoadedModule(replaying: broken.playing(scenario))
    for action in scenario.steps.map(\.action) + next {
      do throws(Refusal) { try played.perform(action) } catch { continue }
    }
    return strikes(played.run) ? Array(played.run.actions) : nil
  }

  /// The commands that load the module as the scenario says, with what is wrong with it.
  private func commandsOfStart(_ scenario: Scenario) -> [String] {
    [broken.loadCommand(given: scenario.condition)] + broken.faults.map(\.injectCommand)
  }

  private func strikes(_ run: Run) -> Bool { strikes(LoadedModule(replaying: run)) }

  /// Whether everything could be done, and the fault is found by its name.
  private func strikes(_ module: LoadedModule) -> Bool {
    module.leftOut == nil && fault.fault.hasEffect(module, baselines)
      && module.isFound(fault.fault.name, baselines)
  }

  private func words(_ commands: [String], _ actions: [Action]) -> String {
    (commands + actions.map(\.description)).joined(separator: "; ")
  }
}
