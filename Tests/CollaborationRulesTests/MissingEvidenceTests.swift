import Testing
import Traces

@testable import CollaborationRules

@Suite struct MissingEvidenceTests {
  @Test(arguments: try messages() + sources())
  func `a rule says why it judges nothing`(name: String, evidence: Evidence, reason: String) throws
  {
    let rule = try #require(Rule.named(name))
    #expect(rule.evaluate(evidence).description == "judged nothing: \(reason)")
  }

  private static func messages() throws -> [(String, Evidence, String)] {
    let graph = Faulty.strongClosure
    let open = try Trace(notation: Healthy.mvvm).followed(by: graph)
    return [
      ("strong-view", try evidence(Healthy.viper), "the trace has no object graph"),
      ("strong-closure", Evidence(open), "no screen was left"),
      ("per-cell", try evidence("View -> Presenter  load()"), "no table has asked for cells"),
      (
        "reply-off-main", try evidence("= on io\nInteractor -> Presenter  didLoad()"),
        "no message reached a View"
      ),
      (
        "endless-loading", try evidence("User -> View  open", pending: 1),
        "something still runs or is due"
      ),
      (
        "entity-leak", try evidence("Presenter -> View  show([2 Todo])"),
        "no type is named as an entity"
      ),
    ]
  }

  private static func sources() throws -> [(String, Evidence, String)] {
    let (viper, lost) = (try Trace(notation: Healthy.viper), try Trace(notation: Faulty.nilLink))
    let scenarios = "the runs of all scenarios are needed"
    let losses = "messages were lost, and what they would have led to is not known"
    let call = SourceFacts(calls: [.init("Title.isValid", in: "Todo", .view, by: "add(_:)")])
    return [
      (
        "made-entity", Evidence(Trace(), source: SourceFacts()),
        "no type is named as an entity"
      ),
      ("misplaced-rule", Evidence(Trace()), "no source was given"),
      (
        "misplaced-rule", Evidence(Trace(), source: call),
        "no function is named as a rule of the business"
      ),
      ("unused-reference", Evidence(try Faulty.held), "no source was given"),
      ("unsaved-change", Evidence(try Faulty.edited, source: Faulty.unsaved), scenarios),
      ("dead-output", Evidence(viper, source: Faulty.deadOutput), scenarios),
      ("dead-output", Evidence(viper, scenarios: [lost], source: Faulty.deadOutput), losses),
    ]
  }

  private static func evidence(_ notation: String, pending: Int = 0) throws -> Evidence {
    Evidence(try Trace(notation: notation), pending: pending)
  }
}
