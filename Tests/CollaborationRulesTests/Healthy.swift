import Testing
import Traces

@testable import CollaborationRules

/// Evidence without any violation.
struct Healthy: CustomTestStringConvertible, Sendable {
  let name: String
  let evidence: Evidence

  var testDescription: String { name }

  static func all() throws -> [Healthy] {
    [
      Healthy(name: "MVC", evidence: Evidence(try closed(mvc), entities: ["ProductEntity"])),
      Healthy(name: "MVVM", evidence: Evidence(try closed(mvvm), entities: ["ProductEntity"])),
      Healthy(name: "VIPER", evidence: try viperEvidence),
      Healthy(name: "VIPER, late", evidence: Evidence(try Trace(notation: articles + wait))),
      Healthy(name: "VIPER, left early", evidence: try leftEarly),
      Healthy(name: "RPVC", evidence: Evidence(try rpvcTrace, entities: ["Profile"])),
    ]
  }

  private static func closed(_ notation: String) throws -> Trace {
    try Trace(notation: notation + "\nUser -> View  close").followed(by: ObjectGraph())
  }
}
