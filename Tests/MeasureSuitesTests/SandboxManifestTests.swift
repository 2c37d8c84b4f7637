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
