import SampleModules
import Stage
import Testing
import Traces

/// What every variant keeps after a change request.
@Suite struct ChangesTests {
  @Test(arguments: ChangedPlay.all) func `shows what the changed scenario demands`(
    played: ChangedPlay
  ) throws {
    let (scenario, variant) = try played.found()
    #expect(Performance(of: scenario, by: variant).deviations == [])
  }

  @Test(arguments: ChangedPlay.all) func `loses no message`(played: ChangedPlay) throws {
    let (scenario, variant) = try played.found()
    #expect(Performance(of: scenario, by: variant).trace.rows.allSatisfy { $0.kind != .lost })
  }

  @Test(arguments: ChangedPlay.all) func `leaves nobody behind when it is closed`(
    played: ChangedPlay
  ) throws {
    let (scenario, variant) = try played.found()
    let stage = HeadlessStage(variant, given: scenario.condition)
    for step in scenario.steps { try stage.perform(step.action) }
    try stage.closeAndRunToEnd()
    #expect(stage.left == [])
  }

  @Test(arguments: ChangedVariant.all) func `counts the files that are compiled`(
    named: ChangedVariant
  ) throws {
    let variant = try named.found().variant
    #expect(variant.hiddenFiles == [])
    #expect(variant.missingFiles == [])
    #expect(variant.library.isEmpty == (variant.architecture != .rpvc))
    #expect(Set(variant.manifest.files).count == variant.manifest.files.count)
  }

  @Test(arguments: ChangedVariant.all) func `names methods that exist`(
    named: ChangedVariant
  ) throws {
    let variant = try named.found().variant
    for method in variant.manifest.wiring + variant.manifest.mapping {
      #expect(variant.declares(method), "\(method)")
    }
    for (duty, method) in variant.methods {
      #expect(variant.place(of: duty) != nil, "\(method)")
    }
  }

  @Test(arguments: ChangedVariant.requests) func `has one variant an architecture`(
    named: ChangedVariant
  ) throws {
    let (module, request) = try named.request()
    #expect(request.variants.map(\.architecture) == module.variants.map(\.architecture))
    #expect(request.variants.allSatisfy { $0.edition == .changed(request.name) })
    #expect(Set(request.scenarios.map(\.name)).count == request.scenarios.count)
  }

  @Test(arguments: ChangedVariant.all) func `asks for something that was not there before`(
    named: ChangedVariant
  ) throws {
    let (module, request) = try named.request()
    let before = try #require(module.variant(named.architecture))
    let deviations = request.scenarios.flatMap { Performance(of: $0, by: before).deviations }
    #expect(!deviations.isEmpty)
  }
}

/// A variant after a change request; of a request as a whole, the architecture is empty.
struct ChangedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let change: String
  let architecture: String

  var testDescription: String { "\(module) \(change) \(architecture)" }

  static var requests: [ChangedVariant] {
    Samples.modules.flatMap { module in
      module.changes.map {
        ChangedVariant(module: module.name, change: $0.name, architecture: "")
      }
    }
  }

  static var all: [ChangedVariant] {
    Samples.modules.flatMap { module in
      module.changes.flatMap { request in
        request.variants.map {
          ChangedVariant(
            module: module.name,
            change: request.name,
            architecture: $0.architecture.name
          )
        }
      }
    }
  }

  func request() throws -> (module: Module, request: ChangeRequest) {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    return (module, try #require(module.changes.first { $0.name == change }))
  }

  func found() throws -> (request: ChangeRequest, variant: Variant) {
    let request = try request().request
    return (request, try #require(request.variants.first { $0.architecture.name == architecture }))
  }
}

/// A scenario of a changed specification on a variant.
struct ChangedPlay: CustomTestStringConvertible, Sendable {
  let named: ChangedVariant
  let scenario: String

  var testDescription: String { "\(named.testDescription) \(scenario)" }

  static var all: [ChangedPlay] {
    ChangedVariant.all.flatMap { named in
      let scenarios = (try? named.request().request.scenarios) ?? []
      return scenarios.map { ChangedPlay(named: named, scenario: $0.name) }
    }
  }

  func found() throws -> (Scenario, Variant) {
    let (request, variant) = try named.found()
    return (try #require(request.scenarios.first { $0.name == scenario }), variant)
  }
}
