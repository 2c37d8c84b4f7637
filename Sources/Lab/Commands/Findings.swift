import CollaborationRules
import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let findings = Command(
    name: "findings",
    group: .look,
    usage: "findings",
    help: """
      Judges what was recorded by the rules, and says where one does not hold.
      rules  lists them, explain NAME  tells what one is about.
      """,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "findings")
      return FindingsText(try session.evidence()).text(session.settings)
    }
  )
}

extension Session {
  /// What the rules are given to judge: all that can be seen of the loaded module.
  ///
  /// The facts of a module's source come from whoever can read it.
  func evidence(
    source: (LoadedModule) -> SourceFacts? = { _ in nil },
    scenarios: (LoadedModule) -> [Trace] = { _ in [] }
  ) throws(Refusal) -> Evidence {
    let loaded = try requireLoaded()
    return Evidence(
      try visibleTrace(),
      scenarios: scenarios(loaded),
      entities: loaded.running.entities,
      source: source(loaded),
      pending: loaded.pending.count
    )
  }
}
