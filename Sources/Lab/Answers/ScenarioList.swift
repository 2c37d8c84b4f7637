import Stage
import TerminalText

extension Module {
  var scenarioList: StyledText {
    let width = scenarios.map(\.name.displayWidth).max() ?? 0
    return scenarios.reduce(into: StyledText()) { text, scenario in
      let condition = scenario.condition == "ready" ? "" : "given \(scenario.condition.name): "
      let actions = condition + scenario.steps.map { "\($0.action)" }.joined(separator: ", ")
      text += StyledText(scenario.name, .command).padded(to: width + 2)
      text += StyledText("\(scenario.title)  ") + StyledText("(\(actions))\n", .dim)
    }
  }
}
