import CollaborationRules
import TerminalText
import Traces

extension Command {
  static let rules = Command(
    name: "rules",
    group: .break,
    help: """
      Lists the rules by which  findings  judges, and how much each has judged so far. \
      A rule that had nothing to judge says what it lacks.
      """,
    summary: "Lists the rules, and what each has judged",
    example: CommandExample("rules"),
    needsWholeRun: true,
    run: { session, _ throws(Refusal) in
      let lines: [NamedLines]
      if session.loaded == nil {
        lines = Rule.all.map { NamedLines($0.name, [$0.page.title]) }
      } else {
        lines = Review(try session.evidence()).results.map(line)
      }
      let column = (Rule.all.map(\.name.count).max() ?? 0) + 3
      return lines.reduce(into: StyledText()) { text, line in
        text += line.text(column: column, session.settings)
      } + StyledText("explain NAME tells what a rule is about.\n", .dim)
    }
  )

  private static func line(_ rule: Rule, _ result: RuleResult) -> NamedLines {
    let count = result.findings.count
    let found = count == 0 ? "" : "; \(count.counted("finding"))"
    return NamedLines(rule.name, ["\(result)\(found)"], style: count == 0 ? .strong : .bad)
  }
}
