import CollaborationRules
import Testing
import Traces

/// A repair that a finding prints removes the finding and adds none.
@Suite struct RepairTests {
  static let repairs: [Repair] = [
    NilLinkRepair.repair, StrongViewRepair.repair, StrongOutputRepair.repair,
    StrongClosureRepair.repair, LeftBehindRepair.repair, ReleasedEarlyRepair.repair,
    AllWeakRepair.repair, UnownedViewRepair.repair, ViewBypassRepair.repair,
    ReplyOffMainRepair.repair, DoubleReplyRepair.repair, RepeatedRequestRepair.repair,
    NoReplyRepair.repair, EndlessLoadingRepair.repair, SwallowedFailureRepair.repair,
    FailedChangeRepair.repair, LateReplyRepair.repair, EndlessSubscriptionRepair.repair,
    RefreshRaceRepair.repair, ChildKeptRepair.repair, EarlyCloseRepair.repair,
    DoubleCloseRepair.repair, ViewReplacedRepair.repair, UnusedReferenceRepair.repair,
    PerCellRepair.repair, PingPongRepair.repair,
  ]

  /// The rules whose repairs are not tested here.
  private static let rest: Set = [
    "layer-skip", "module-boundary", "entity-leak", "made-entity", "misplaced-rule",
    "pulled-state", "hidden-dependency", "silent-publisher", "router-bypass", "made-twice",
    "dead-output", "unsaved-change", "screen-only-undo", "retry-storm", "recorder-retains",
  ]

  @Test(arguments: repairs) func `is printed by the only finding`(_ repair: Repair) {
    let findings = repair.review(of: repair.trace(of: repair.broken)).findings
    #expect(findings.map(\.name) == [repair.rule])
    #expect(findings.map(\.repair) == [repair.sentence])
  }

  @Test(arguments: repairs) func `removes the finding and adds none`(_ repair: Repair) {
    let review = repair.review(of: repair.trace(of: repair.repaired))
    #expect(review.findings == [])
    let result = review.results.first { $0.rule.name == repair.rule }?.result
    #expect(result?.examined.isEmpty == false)
  }

  @Test(arguments: repairs) func `leaves a module that does its work`(_ repair: Repair) {
    let delivered = repair.trace(of: repair.repaired).events.filter {
      $0.isMessage && $0.kind != .lost
    }
    #expect(delivered.contains { $0.message?.baseName == repair.delivery })
  }

  @Test(arguments: repairs.filter { $0.sentence.hasPrefix("weak var ") })
  func `names the declaration word for word`(_ repair: Repair) throws {
    let broken = try repair.lines(of: "Broken")
    let added = try repair.lines(of: "Repaired").filter { !broken.contains($0) }
    #expect(added.contains { repair.sentence.hasPrefix("\($0) in ") })
  }

  @Test func `is followed for every rule, or known not to be`() {
    let followed = Self.repairs.map(\.rule)
    #expect(Set(followed).count == followed.count)
    #expect(Set(followed).isDisjoint(with: Self.rest))
    #expect(Set(followed).union(Self.rest) == Set(Rule.all.map(\.name)))
  }
}
