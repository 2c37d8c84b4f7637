import CollaborationRules
import PrintableText
import TerminalText

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
}

extension LoadedModule {
  /// Returns the line that an injected fault is not among `findings` because it has had no effect yet; empty if there is none.
  fileprivate func note(
    ofFaultsMissingIn findings: [Finding],
    _ baselines: BaselineCache
  ) -> StyledText {
    let names = Set(findings.map(\.name))
    let isMissing = run.faults.contains {
      !names.contains($0.fault.name) && !$0.fault.hasEffect(self, baselines)
    }
    guard isMissing else { return "" }
    return StyledText("Not judged: an injected fault, which has had no effect yet. Go on.\n", .bad)
  }
}

extension Session {
  func evidence() throws(Refusal) -> Evidence {
    try requireLoaded().evidence(try moment(), baselines)
  }
}
