import SeededRandom
import Testing
import Traces

@testable import CollaborationRules

@Suite struct RulePropertyTests {
  @Test(arguments: 0..<Effort.count(200))
  func `no evidence stops a rule, and a finding implies an examined subject`(
    seed: Int
  ) {
    var random = RandomEvidence(seed: seed)
    let evidence = random.evidence()
    for (rule, result) in Review(evidence).results {
      #expect(result.findings.allSatisfy { $0.name == rule.name && !$0.text.isEmpty })
      #expect(result.findings.isEmpty || !result.examined.isEmpty, "\(rule.name)")
      #expect(result.examined.isEmpty == !result.reason.isEmpty)
      let numbers = Set(evidence.trace.events.compactMap(\.number))
      #expect(result.findings.allSatisfy { $0.rows.allSatisfy(numbers.contains) })
    }
    _ = RetentionReport(in: evidence.trace)
  }

  @Test func `the same evidence gives the same findings`() {
    var (one, other) = (RandomEvidence(seed: 7), RandomEvidence(seed: 7))
    #expect(Review(one.evidence()).findings == Review(other.evidence()).findings)
  }
}
