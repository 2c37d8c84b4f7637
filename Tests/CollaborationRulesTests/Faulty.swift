import Testing
import Traces

@testable import CollaborationRules

/// Evidence with one violation, and the name of its rule.
struct Faulty: CustomTestStringConvertible, Sendable {
  let rule: String
  let evidence: Evidence

  var testDescription: String { rule }

  init(_ rule: String, _ evidence: Evidence) {
    self.rule = rule
    self.evidence = evidence
  }

  init(_ rule: String, _ notation: String) throws {
    self.init(rule, Evidence(try Trace(notation: notation), entities: ["ProductEntity"]))
  }

  static func all() throws -> [Faulty] {
    try messageFaults() + referenceFaults() + sourceFaults()
  }

  static func named(_ rule: String) throws -> Evidence {
    try #require(try all().first { $0.rule == rule }).evidence
  }
}
