import Testing
import Traces

@testable import CollaborationRules

@Suite struct RulePageTests {
  @Test(arguments: Rule.all.map(\.name)) func `every rule has a page without empty parts`(
    name: String
  ) throws {
    let page = try #require(Rule.named(name)).page
    for text in [page.title, page.what, page.why, page.signs, page.repair, page.code, page.hint] {
      #expect(!text.isEmpty)
      #expect(!text.contains("\t"))
    }
    for text in [page.what, page.why, page.signs, page.repair, page.hint] {
      #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "))
    }
    #expect(page.code.split(separator: "\n").allSatisfy { $0.count <= 50 })
  }

  @Test func `no two rules share a name or a page`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    #expect(Set(Rule.all.map(\.page)).count == Rule.all.count)
  }
}
