import CollaborationRules
import RulePages
import TerminalText
import Traces

extension Command {
  static let rules = Command(
    usage: "rules",
    help: """
      Lists the rules by which  findings  judges, and how much each has judged so far. \
      A rule that had nothing to judge says what it lacks.
      """,
    summary: "Lists the rules, and what each has judged",
    example: CommandExample("rules"),
    needsWholeRun: true,
    run: { session, _ throws(Refusal) in
      let column = (Rule.all.map(\.name.count).max() ?? 0) + 3
      let settings = session.settings
      var text = StyledText()
      if session.loaded == nil {
        for rule in Rule.all {
          text += StyledText(named: rule.name, [RulePage(rule).title], column: column, settings)
        }
      } else {
        for (rule, result) in Review(try session.evidence()).results {
          let count = result.findings.count
          let words = "\(result)" + (count == 0 ? "" : "; \(count.counted("finding"))")
          let style: TextStyle = count == 0 ? .strong : .bad
          text += StyledText(named: rule.name, [words], style: style, column: column, settings)
        }
      }
      return text + StyledText("explain NAME tells what a rule is about.\n", .dim)
    }
  )
}
