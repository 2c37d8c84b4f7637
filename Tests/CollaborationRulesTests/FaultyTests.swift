import Testing
import Traces

@testable import CollaborationRules

@Suite struct FaultyTests {
  @Test func `there is a fault for every rule, and a rule for every fault`() throws {
    #expect(Set(try Faulty.all().map(\.rule)) == Set(Rule.all.map(\.name)))
  }

  @Test(arguments: try Faulty.all()) func `a fault is revealed by exactly its own finding`(
    faulty: Faulty
  ) {
    #expect(Review(faulty.evidence).findings.map(\.name) == [faulty.rule])
  }
}
