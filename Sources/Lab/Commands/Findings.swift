import CollaborationRules
import PrintableText
import RulePages
import Stage
import TerminalText
import Traces

extension Command {
  static let findings = Command(
    usage: "findings [all]",
    help: """
      Judges what was recorded by the rules, and says where one does not hold, in 20 lines; all  \
      writes every finding in full.
      rules  lists them, explain NAME  tells what one is about.
      """,
    summary: "Says where a rule does not hold",
    example: .init("findings", after: "load products; inject nil-link presenter.interactor; open"),
    maximumWords: 1,
    needsWholeRun: true,
    run: { session, words throws(Refusal) in
      if let word = words.first, word != "all" {
        throw .misused("\(word.readable) says nothing here.  findings [all]")
      }
      let text = FindingsText(try session.evidence())
      return try session.requireLoaded().note(ofFaultsMissingIn: text.findings, session.baselines)
        + text.text(session.settings, all: !words.isEmpty)
    }
  )

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

  static let leaks = Command(
    usage: "leaks",
    help: """
      Lists the objects that are still there after  close, or after their screen was left, and what \
      holds them: a cycle of references, or something that cannot be seen. A cycle is also listed \
      while its screen is open.
      """,
    summary: "Lists objects that should be gone and are not",
    example: CommandExample("leaks", after: "load products; inject strong-view; open; close"),
    needsWholeRun: true,
    run: { session, _ throws(Refusal) in
      let moment = try session.moment()
      guard let report = RetentionReport(in: moment.trace) else {
        if let row = session.debugger.cursor, let end = try? session.reachable(), end.graph != nil {
          let next = end.actions.first { $0 > row } ?? end.lastNumber + 1
          throw .failed("References are recorded at the end of an action.  goto #\(next - 1)")
        }
        try session.refuseToLook(at: "who holds whom")
        throw .failed("No references are known yet. \(session.openFirst)")
      }
      let pending = try session.requireLoaded().pending.count
      let living = moment.living.count { !$0.isStore }
      return report.text(living: living, pending: pending, width: session.settings.width)
    }
  )
}

extension LoadedModule {
  /// Returns the line that an injected fault is not among `findings` because it has broken no rule yet; empty if there is none.
  ///
  /// The line names the scenario of a fault that shows in another situation only.
  fileprivate func note(
    ofFaultsMissingIn findings: [Finding],
    _ baselines: BaselineCache
  ) -> StyledText {
    let names = Set(findings.map(\.name))
    let missing = run.faults.first {
      !names.contains($0.fault.name)
        && (findings.isEmpty || !$0.fault.hasEffect(self, baselines))
    }
    guard let missing else { return "" }
    let text = StyledText("Not judged: an injected fault, which has broken no rule yet. ", .bad)
    guard let scenario = run.module.scenario(missing.point.scenario),
      scenario.condition != run.condition
    else { return text + StyledText("Go on.\n", .bad) }
    return text + StyledText("play \(scenario.name)", .command)
      + StyledText("  shows it.\n", .bad)
  }
}

extension Session {
  func evidence() throws(Refusal) -> Evidence {
    try requireLoaded().evidence(try moment(), baselines)
  }
}
