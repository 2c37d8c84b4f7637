import ComparisonData
import SampleModules
import Stage
import Testing

@testable import MeasureSuites

/// The suites of all variants contain the tests of their contract.
@Suite struct SuiteContractTests {
  /// A variant's folder and the contract of its module.
  struct Party: CustomTestStringConvertible, Sendable {
    let contract: SuiteContract
    let folder: String

    var testDescription: String { contract.module + folder }

    static let all = SuiteContract.all.flatMap { contract in
      let module = try? MeasuredModule(contract.module, in: MeasuredSuitesTests.root)
      return (module?.variants ?? []).map { Party(contract: contract, folder: $0) }
    }

    /// Returns the variant and the source files of its suite.
    func found() throws -> (variant: Variant, suite: [String]) {
      let module = try #require(Samples.modules.first { $0.name == contract.module.lowercased() })
      let architecture = try Architecture.named(byFolder: folder)
      let variant = try #require(module.variants.first { $0.architecture == architecture })
      let files = try MeasuredModule(contract.module, in: MeasuredSuitesTests.root)
        .suiteFiles(of: folder)
      return (variant, files.map(\.text))
    }
  }

  @Test func `every module has its contract, and every variant is a party to one`() {
    let modules = SuiteContract.all.map { $0.module.lowercased() }
    #expect(modules.sorted() == Samples.modules.map(\.name).sorted())
    #expect(Party.all.count == Samples.modules.flatMap(\.variants).count)
    for contract in SuiteContract.all { #expect(!contract.clauses.isEmpty) }
  }

  @Test(arguments: Party.all)
  func `each clause has its test, and an object that does the work`(party: Party) throws {
    let (variant, files) = try party.found()
    for clause in party.contract.clauses {
      let file = try #require(
        files.first { $0.contains("func `\(clause.test)`(") },
        "no test: \(clause.test)"
      )
      guard let work = clause.work else { continue }
      let names = try colleagues(doing: work, in: variant)
      #expect(names.contains { file.contains("\($0)(") || file.contains("\($0).") }, "\(clause)")
    }
  }

  /// Returns the type responsible for the work and all types of its role; for a type without a role, the types that call it
  /// or make one of its subclasses.
  private func colleagues(doing work: Responsibility, in variant: Variant) throws -> [String] {
    let worker = try #require(variant.location(of: work)?.type)
    let classes = variant.sources.flatMap { source in
      source.text.matches(
        of: /@Role\(([^)]+)\)\s+(?:@\w+\s+)*(?:public )?(?:final )?(?:class|actor) (\w+)/
      )
      .map {
        (role: String($0.output.1), name: String($0.output.2), source: source.text)
      }
    }
    let role = classes.first { $0.name == worker }?.role
    let subclasses = classes.filter { $0.source.contains("class \($0.name): \(worker) {") }
    let uses = ["\(worker)."] + subclasses.map { "\($0.name)(" }
    return classes.filter { other in
      role.map([other.role].contains) ?? uses.contains { other.source.contains($0) }
    }.map(\.name)
  }
}

extension SourceFile {
  fileprivate var text: String { lines.joined(separator: "\n") }
}
