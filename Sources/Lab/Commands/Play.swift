import Stage
import TerminalText
import Traces

extension Command {
  static let play = Command(
    usage: "play SCENARIO",
    help: """
      Loads the module anew, under the scenario's condition and with the faults that are in, and \
      does all of its actions. Alone it lists the scenarios.
      """,
    summary: "Does all of a scenario; alone it lists them",
    example: CommandExample("play select", after: "load products"),
    maximumWords: 1,
    changesModule: true,
    needsModule: true,
    listsAlone: true,
    closedWords: 1,
    complete: { session, _ in session.loaded?.run.module.scenarios.map(\.name) ?? [] },
    describe: { session, word in session.loaded?.run.module.scenario(word)?.title },
    run: { session, words throws(Refusal) in
      let module = try session.requireLoaded().run.module
      guard let name = words.first else { return module.scenarioList }
      if let scenario = module.scenario(name) { return try session.play(scenario) }
      throw .unknown("scenario", name, among: module.scenarios.map(\.name), all: "play")
    }
  )
}

extension Module {
  fileprivate var scenarioList: StyledText {
    let width = scenarios.map(\.name.displayWidth).max() ?? 0
    return scenarios.reduce(into: StyledText()) { text, scenario in
      let condition = scenario.condition == "ready" ? "" : "given \(scenario.condition.name): "
      let actions = condition + scenario.steps.map { "\($0.action)" }.joined(separator: ", ")
      text += StyledText(scenario.name, .command).padded(to: width + 2)
      text += StyledText("\(scenario.title)  ") + StyledText("(\(actions))\n", .dim)
    }
  }
}

extension Session {
  fileprivate func play(_ scenario: Scenario) throws(Refusal) -> StyledText {
    let run = replace(by: try requireLoaded().run.playing(scenario)).run
    var text = StyledText("\(run.title), \(scenario.name): \(scenario.title).\n", .strong)
    for step in scenario.steps {
      text += StyledText("> ", .dim) + StyledText("\(step.action)", .command) + "\n"
      do throws(Refusal) {
        text += try act(step.action)
        try compareScreen(with: step)
      } catch {
        throw Refusal(message: error.message, status: error.status, preface: text + error.preface)
      }
    }
    let count = scenario.steps.count
    let words =
      count == 1 ? "The screen is" : count == 2 ? "Both screens are" : "All \(count) screens are"
    text += StyledText("\(words) as the scenario says.\n", .good)
    guard !run.faults.isEmpty else { return text }
    return text + "What else was wrong:  findings\n"
  }

  private func compareScreen(with step: Scenario.Step) throws(Refusal) {
    guard loaded?.now.screen != step.screen else { return }
    throw Refusal(
      message: """
        After \(step.action) the screen is not what the scenario says.  findings  and  diagram  \
        say more.
        """,
      status: .failed,
      preface: StyledText("The scenario says:\n")
        + (step.screen.map { drawn($0) } ?? StyledText("The screen is empty.\n", .dim))
    )
  }
}
