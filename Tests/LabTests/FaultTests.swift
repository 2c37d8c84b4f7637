import CollaborationRules
import SampleModules
import Stage
import Testing
import Traces

@testable import Lab

/// Every fault in every variant where it has a place.
struct FaultTrial: CustomTestStringConvertible, Sendable {
  let module: String
  let architecture: String
  let fault: String

  var testDescription: String { "\(fault) in \(module) \(architecture)" }

  static let all: [FaultTrial] = Samples.modules.flatMap { module in
    module.variants.flatMap { variant in
      Fault.all.map { fault in
        FaultTrial(
          module: module.name,
          architecture: variant.architecture.name,
          fault: fault.name
        )
      }
    }
  }

  /// The module, loaded healthily.
  func loaded(given condition: Condition = "ready") throws -> LoadedModule {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    return LoadedModule(module, try #require(module.variant(architecture)), given: condition)
  }
}

@Suite struct FaultTests {
  @Test func `every fault has a rule of its name, and every rule a fault`() {
    #expect(Set(Fault.all.map(\.name)) == Set(Rule.all.map(\.name)))
  }

  @Test func `every fault can be put in somewhere`() {
    let possible = Samples.modules.flatMap { module in
      module.variants.flatMap { FaultChoice(of: LoadedModule(module, $0)).offers.map(\.fault.name) }
    }
    #expect(Set(Fault.all.map(\.name)).subtracting(possible) == [])
  }

  /// What is found in the scenarios of a module with a fault at a place, and then closed.
  private func findings(_ loaded: LoadedModule, _ fault: PlacedFault) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let rehearsal = Rehearsal(of: loaded.module, fault.place.variant ?? loaded.variant)
    for scenario in loaded.module.scenarios {
      let broken = LoadedModule(
        loaded.module,
        loaded.variant,
        given: scenario.condition,
        faults: [fault]
      )
      _ = broken.replay(scenario.steps.map(\.action))
      _ = broken.replay([.close])
      while !broken.pending.isEmpty { try? broken.perform(.wait(milliseconds: nil)) }
      guard broken.isStruck else { continue }
      found[scenario.name] = Set(Review(broken.evidence(rehearsal: rehearsal)).findings.map(\.name))
    }
    return found
  }

  @Test(arguments: FaultTrial.all)
  func `is revealed by its own finding, and by no other`(trial: FaultTrial) throws {
    let loaded = try trial.loaded()
    let choice = FaultChoice(of: loaded)
    for place in choice.places(of: trial.fault) {
      let fault = PlacedFault(fault: try #require(Fault.named(trial.fault)), place: place)
      let found = findings(loaded, fault)
      let names = found.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      #expect(names == [trial.fault], "\(place.name): \(found)")
    }
  }
}
