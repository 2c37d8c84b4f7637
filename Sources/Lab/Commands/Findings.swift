import CollaborationRules
import Stage
import Traces

extension Command {
  static let findings = Command(
    name: "findings",
    group: .break,
    usage: "findings",
    help: """
      Judges what was recorded by the rules, and says where one does not hold.
      rules  lists them, explain NAME  tells what one is about.
      """,
    summary: "Says where a rule does not hold",
    occasions: [.puzzle, .closed, .recorded, .faulty],
    example: CommandExample(
      "findings",
      after: "load products; inject nil-link presenter.interactor; open"
    ),
    needsWholeRun: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "findings")
      return FindingsText(try session.evidence()).text(session.settings)
    }
  )
}

extension Session {
  /// What the rules are given to judge: all that can be seen of the loaded module.
  func evidence() throws(Refusal) -> Evidence {
    try requireLoaded().evidence(try moment().trace, baselines)
  }
}
