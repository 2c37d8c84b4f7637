import ComparisonData
import SampleModules
import Stage
import Testing
import Traces

/// A variant of a module, or an edition of one, by its title.
struct NamedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let title: String

  var testDescription: String { "\(module) \(title)" }

  static let variants = all(\.variants)
  static let editions = all(\.editions)

  private static func all(_ variants: (Module) -> [Variant]) -> [NamedVariant] {
    Samples.modules.flatMap { module in
      variants(module).map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  func found() throws -> (module: Module, variant: Variant) {
    let module = try Samples.module(self.module)
    let all = module.variants + module.editions
    return (module, try #require(all.first { $0.title == title }))
  }
}

extension Samples {
  static func module(_ name: String) throws -> Module {
    try #require(modules.first { $0.name == name })
  }
}

extension ScenarioRun {
  /// Plays a scenario, then performs `actions`, closes the module and lets a day pass, so that all pending work runs.
  init(of scenario: Scenario, by variant: Variant, thenClosedAfter actions: [Action]) {
    let closing = [Action.close, .wait(milliseconds: 86_400_000)]
    self.init(of: scenario, by: variant, then: actions + closing)
  }

  /// The sorted names of the participants that were created and never released.
  var left: [String] {
    func participants(_ kind: Event.Kind) -> Set<Participant> {
      Set(continued.events.filter { $0.kind == kind }.flatMap(\.objects))
    }
    return participants(.created).subtracting(participants(.gone)).map(\.name).sorted()
  }
}
