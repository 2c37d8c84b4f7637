import CollaborationRules
import Foundation
import Testing
import Traces

/// A repair that a finding prints removes the finding and adds none.
@Suite struct RepairTests {
  @Test(arguments: try Repair.played())
  func `is printed by the only finding`(_ repair: Repair) throws {
    let findings = try repair.review(isRepaired: false).findings
    #expect(findings.map(\.name) == [repair.rule])
    #expect(findings.map(\.repair) == [repair.sentence])
  }

  @Test(arguments: try Repair.played())
  func `removes the finding and adds none`(_ repair: Repair) throws {
    let review = try repair.review(isRepaired: true)
    #expect(review.findings == [])
    let result = review.results.first { $0.rule.name == repair.rule }?.result
    #expect(result?.examined.isEmpty == false)
  }

  @Test(arguments: try Repair.played())
  func `leaves a module that does its work`(_ repair: Repair) throws {
    let delivered = try repair.trace(isRepaired: true).events.filter {
      $0.isMessage && $0.kind != .lost
    }
    #expect(delivered.contains { $0.message?.baseName == repair.delivery })
  }

  @Test(arguments: try Repair.played().filter { $0.sentence.hasPrefix("weak var ") })
  func `names the declaration word for word`(_ repair: Repair) throws {
    let words = try #require(repair.sentence.wholeMatch(of: /(.+) in (\w+)([;,].*)?/))
    let text = try Cases.text(of: "../Repairs/ListModule.swift")
    let classes = text.components(separatedBy: "final class ").filter {
      $0.hasPrefix("\(words.2):")
    }
    #expect(Set(classes.map { $0.contains("  \(words.1)\n") }) == [true, false])
  }

  @Test func `is played for every rule, or decided by a person`() throws {
    let played = try Repair.played().map(\.rule)
    #expect(try Repair.all().map(\.rule) == Rule.all.map(\.name))
    #expect(Set(played) == Set(Repair.plays.keys))
  }
}
