import Foundation
import Testing

@testable import MeasureSuites

@Suite struct SandboxManifestTests {
  private func about() throws -> MeasuredModule {
    try MeasuredModule("About", in: MeasuredSuitesTests.root)
  }

  @Test func `keeps the targets of the variants and of their suites, and no others`() throws {
    let text = SandboxManifest([try about()]).text(from: "let package = Package()")
    #expect(text.hasPrefix("let package = Package()\n// Only what the suites need.\n"))
    for variant in ["MVC", "MVVM", "RPVC", "VIPER"] {
      #expect(text.contains("\"Samples\(variant)\", \"Samples\(variant)Tests\""))
    }
    #expect(!text.contains("Products") && !text.contains("Lab"))
  }

  @Test func `plays every variant by its title`() throws {
    let program = SandboxManifest([try about()]).specification
    #expect(program.contains("import SamplesMVC\nimport SamplesMVVM\nimport SamplesRPVC\n"))
    #expect(program.contains("case \"AboutVIPER\": .about(variants: [.aboutVIPER])"))
  }
}

@Suite struct MutantSampleTests {
  @Test func `is spread over all operators, modules and architectures`() throws {
    let modules = try MeasuredModule.all(in: MeasuredSuitesTests.root)
    let rounds = MutantSample(FailureSurvey.count, of: modules).rounds
    let planted = rounds.flatMap { $0 }
    #expect(planted.count == FailureSurvey.count)
    #expect(Set(planted.map(\.mutant.rule.name)) == Set(MutationOperator.all.map(\.name)))
    for module in modules { #expect(planted.count { $0.module.name == module.name } >= 3) }
    #expect(Set(planted.map(\.variant)) == Set(modules.flatMap(\.variants)))
    for round in rounds { #expect(Set(round.map(\.title)).count == round.count) }
    for planted in planted { #expect(planted.mutant.sites.map(\.variant) == [planted.variant]) }
  }
}
