import Stage
import TerminalText
import Traces

extension Command {
  static let scenarios = Command(
    name: "scenarios",
    group: .act,
    usage: "scenarios",
    help: "Lists what can be played on the loaded module.",
    needsModule: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "scenarios")
      let scenarios = try session.requireLoaded().run.module.scenarios
      let width = scenarios.map(\.name.displayWidth).max() ?? 0
      return scenarios.reduce(into: StyledText()) { text, scenario in
        let condition = scenario.condition == "ready" ? "" : "given \(scenario.condition.name): "
        let actions = condition + scenario.steps.map { "\($0.action)" }.joined(separator: ", ")
        text += StyledText(scenario.name, .command).padded(to: width + 2)
        text += StyledText("\(scenario.title)  ") + StyledText("(\(actions))\n", .dim)
      }
    }
  )
}
