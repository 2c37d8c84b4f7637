import CollaborationRules
import SampleModules
import Stage
import TerminalText
import TestSupport
import Testing
import Traces

@testable import Lab

@Suite struct FindingsTests {
  @Test(arguments: Samples.modules.map(\.name))
  func `finds nothing after a look at another tab`(name: String) async throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      let session = Session()
      let load = "load \(name) \(variant.architecture.name)"
      let text = await session.last("\(load); open; away 500ms; findings")
      #expect(text.contains("\n0 findings"), "\(variant.title)")
    }
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `blames nothing at any row while calls still run`(name: String) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      for scenario in module.scenarios.prefix(Effort.count(10)) {
        let loaded = Run(module, variant).played(scenario, isClosed: false)
        for row in 1...max(1, loaded.now.lastNumber) {
          let review = Review(loaded.evidence(loaded.now.at(row: row), .ofSamples))
          #expect(review.findings.map(\.text) == [], "\(variant.title), \(scenario.name) at \(row)")
        }
      }
    }
  }

  @Test func `explains every name it offers`() async {
    let session = Session(settings: Settings(width: 60))
    let names = session.completions(of: "explain ").words
    #expect(names.contains("nil-link") && names.contains("presenter") && names.contains("seam"))
    for name in names {
      let answer = await session.answer("explain \(name)")
      #expect(answer.status == .done, "\(name)")
      #expect(answer.text.plain.split(separator: "\n").allSatisfy { String($0).displayWidth <= 60 })
    }
  }

  @Test func `has a page for each architecture that can be loaded`() async {
    let architectures = Set(Samples.modules.flatMap { $0.variants.map(\.architecture) })
    for architecture in architectures {
      let page = await last("explain \(architecture.name)")
      #expect(page.hasPrefix("\(architecture.title)\n"))
      for part in ["What ", "How ", "Flavour ", "Others ", "Look "] {
        #expect(page.contains("\n\(part)") || page.contains("  \(part)"), "\(page)")
      }
    }
  }
}
