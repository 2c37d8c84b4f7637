import CollaborationRules
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing
import Traces

@testable import Lab

/// The findings in the editions of the articles, without injected faults.
@Suite struct PublishedTests {
  static let findings: [(module: String, article: String, found: Set<String>)] = [
    ("products", "000", ["strong-output", "entity-leak", "dead-output"]),
    ("todos", "001", ["entity-leak", "unused-reference"]),
    (
      "todos", "003",
      [
        "entity-leak", "made-entity", "misplaced-rule", "pulled-state", "hidden-dependency",
        "dead-output", "unsaved-change",
      ]
    ),
    ("articles", "002", ["reply-off-main", "strong-view", "repeated-request", "dead-output"]),
    ("profile", "004", ["child-kept", "silent-publisher"]),
    ("profile", "004-classic", ["strong-output"]),
  ]

  @Test(arguments: findings)
  func `finds what articles say`(module: String, article: String, found: Set<String>) throws {
    let module = try #require(Samples.modules.first { $0.name == module })
    let variant = try #require(module.published.first { $0.article == article }?.variant)
    let findings = module.scenarios.flatMap { Run(module, variant).played($0).findings }
    #expect(Set(findings.map(\.name)) == found)
    let publication = try #require(variant.publication)
    #expect(!publication.kept.isEmpty)
    #expect(!publication.added.isEmpty)
    #expect(Set(publication.defects.compactMap(\.finding)) == found)
    #expect(publication.defects.allSatisfy { !$0.text.isEmpty && !$0.source.isEmpty })
    #expect(publication.defects.allSatisfy { ($0.finding == nil) == ($0.unseen?.isEmpty == false) })
  }

  @Test func `explains every edition by its name, with all that is wrong`() async throws {
    let session = Session()
    for (article, variant) in Samples.modules.flatMap(\.published) {
      let words = await session.last("explain \(article)").unwrapped
      let publication = try #require(variant.publication)
      for defect in publication.defects { #expect(words.contains(defect.text), "\(article)") }
      for line in publication.leftOut { #expect(words.contains(line), "\(article)") }
    }
  }

  @Test func `every article that has code is there`() {
    let articles = Samples.modules.flatMap { $0.published.map(\.article) }
    #expect(Set(articles) == Set(PublishedTests.findings.map(\.article) + ["004-settings"]))
  }
}

/// The change requests whose patches are applied to the samples.
private let appliedRequests =
  (ProcessInfo.processInfo.environment["VIPERLAB_CHANGES"] ?? "").split(separator: " ")

/// No rule has a finding in a variant after a change request.
///
/// `Tests/SampleModulesTests/prove-changes` runs it.
@Suite(.enabled(if: !appliedRequests.isEmpty)) struct ChangedFindingsTests {
  private static let changed = Samples.modules.flatMap { module in
    module.changes.filter { appliedRequests.contains("\(module.name.capitalized)/\($0.name)") }
      .flatMap { request in
        module.comparedVariants.map(\.architecture).filter { $0 != .viperAsync }.map {
          (module: module.name, request: request.name, architecture: $0.name)
        }
      }
  }

  @Test(arguments: changed)
  func `finds nothing afterwards`(module: String, request: String, architecture: String) throws {
    let sample = try #require(Samples.modules.first { $0.name == module })
    let change = try #require(sample.changes.first { $0.name == request })
    let variant = try #require(sample.variant(architecture))
    let after = Module(
      name: module,
      title: sample.title,
      summary: sample.summary,
      variants: [variant],
      scenarios: change.scenarios,
      rules: sample.rules,
      sources: sample.sources
    )
    for scenario in change.scenarios {
      let loaded = Run(after, variant).played(scenario, isClosed: false)
      #expect(loaded.findings == [])
      loaded.follow([.close, .wait(milliseconds: nil)])
      #expect(loaded.findings == [])
    }
  }
}
