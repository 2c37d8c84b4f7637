import Comparison
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing

@testable import MeasureSuites

/// The stored measures still agree with the suites.
@Suite struct MeasuredSuitesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A variant's suite, by the folders of module and variant.
  struct Measured: CustomTestStringConvertible {
    let module: String
    let variant: String

    var testDescription: String { module + variant }

    static let all: [Measured] = {
      let modules = (try? MeasuredModule.all(in: MeasuredSuitesTests.root)) ?? []
      return modules.flatMap { module in
        module.variants.map { Measured(module: module.name, variant: $0) }
      }
    }()

    /// Returns the module and the suite's stored measures.
    func found() throws -> (MeasuredModule, SuiteMeasure) {
      let folders = try MeasuredModule(module, in: MeasuredSuitesTests.root)
      let sample = try #require(Samples.modules.first { $0.name == module.lowercased() })
      return (
        folders, try #require(sample.suites.suites[Architecture.named(byFolder: variant).name])
      )
    }
  }

  @Test func `the mutants of every module can be read`() throws {
    #expect(try MeasuredModule.all(in: MeasuredSuitesTests.root).count == Samples.modules.count)
  }

  @Test func `every variant is measured`() {
    #expect(Measured.all.count == Samples.modules.flatMap(\.variants).count)
    for module in Samples.modules {
      let names = Set(module.variants.map(\.architecture.name))
      #expect(Set(module.suites.suites.keys) == names)
    }
  }

  @Test(arguments: Measured.all)
  func `nothing has changed since it was measured`(measured: Measured) throws {
    let (module, suite) = try measured.found()
    #expect(
      try suite.digest == module.digest(of: measured.variant),
      "out of date: swift run MeasureSuites \(measured.module)"
    )
  }

  @Test(arguments: Measured.all)
  func `doubles, waits and lines are those of the source`(measured: Measured) throws {
    let (module, suite) = try measured.found()
    let source = try module.suiteSource(of: measured.variant)
    #expect(suite.doubles == source.doubles)
    #expect(suite.waits == source.waits)
    #expect(suite.lines == source.lines)
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `every mutant was planted, and a scenario shows it`(name: String) throws {
    let sample = try #require(Samples.modules.first { $0.name == name })
    let module = try MeasuredModule(name.capitalized, in: MeasuredSuitesTests.root)
    let faults = sample.suites.faults
    #expect(faults.map(\.name) == module.mutants.map(\.name))
    #expect(faults.map(\.summary) == module.mutants.map(\.summary))
    #expect(faults.map(\.rule) == module.mutants.map(\.rule.summary))
    for fault in faults { #expect(sample.scenario(fault.scenario) != nil, "\(fault.name)") }
    for suite in sample.suites.suites.values {
      #expect(Set(suite.killers.keys).isSubset(of: faults.map(\.name)))
    }
  }

  @Test(arguments: Measured.all)
  func `every operator applies just once in every variant`(measured: Measured) throws {
    let (module, _) = try measured.found()
    let sources = try module.sources(of: measured.variant)
    for mutant in module.mutants {
      let sites = mutant.sites(in: measured.variant)
      let isPlanted = mutant.inapplicable[measured.variant] == nil
      #expect(sites.count == (isPlanted ? 1 : 0), "\(mutant.name)")
      for site in sites {
        let mutated = try #require(mutant.mutated(sources, at: site), "\(mutant.name): \(site)")
        let source = sources.first { $0.name == mutated.name }
        #expect(source?.lines.joined(separator: "\n") != mutated.text, "\(mutant.name)")
      }
    }
  }

  @Test(arguments: Measured.all)
  func `a variant lacks a mutant only where nothing can be kept`(measured: Measured) throws {
    let (module, suite) = try measured.found()
    #expect(suite.inapplicable == module.inapplicable(in: measured.variant))
    let code = try module.sources(of: measured.variant).flatMap(\.lines).joined(separator: "\n")
    for mutant in module.mutants where mutant.inapplicable[measured.variant] != nil {
      #expect(mutant.rule.name == "keep-reference")
      #expect(!code.contains("weak ") && !code.contains("unowned "))
    }
  }

  @Test func `every operator is used`() throws {
    let used = try MeasuredModule.all(in: MeasuredSuitesTests.root).flatMap(\.mutants).map(
      \.rule.name
    )
    #expect(Set(used) == Set(MutationOperator.all.map(\.name)))
  }
}
