import ComparisonData
import Foundation
import SampleModules
import Stage
import SuiteMeasuring
import TestSupport
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

    /// Returns the folders of the module, the suite's stored measures, and the variant.
    func found() throws -> (MeasuredModule, SuiteMeasure, Variant) {
      let folders = try MeasuredModule(module, in: MeasuredSuitesTests.root)
      let sample = try #require(Samples.modules.first { $0.name == module.lowercased() })
      let architecture = try Architecture.named(byFolder: variant)
      return (
        folders, try #require(sample.suites.suites[architecture.name]),
        try #require(sample.variants.first { $0.architecture == architecture })
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
    let (module, suite, _) = try measured.found()
    #expect(
      try suite.digest == module.digest(of: measured.variant),
      "out of date: swift run MeasureSuites \(measured.module)"
    )
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

  @Test(arguments: Effort.cases(Measured.all, every: 4))
  func `an operator applies once, or not for lack of a reference`(measured: Measured) throws {
    let (module, suite, _) = try measured.found()
    #expect(suite.inapplicable == module.inapplicable(in: measured.variant))
    let sources = try module.sources(of: measured.variant)
    let code = sources.flatMap(\.lines).joined(separator: "\n")
    for mutant in module.mutants {
      let sites = mutant.sites(in: measured.variant)
      let isPlanted = mutant.inapplicable[measured.variant] == nil
      #expect(sites.count == (isPlanted ? 1 : 0), "\(mutant.name)")
      for site in sites {
        let mutated = try #require(mutant.mutated(sources, at: site), "\(mutant.name): \(site)")
        let source = sources.first { $0.name == mutated.name }
        #expect(source?.lines.joined(separator: "\n") != mutated.text, "\(mutant.name)")
      }
      if !isPlanted {
        #expect(mutant.rule.name == "keep-reference")
        #expect(!code.contains("weak ") && !code.contains("unowned "))
      }
    }
  }
}
