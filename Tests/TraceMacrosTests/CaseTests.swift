import Foundation
import Testing

/// Compares the expansion and the diagnostics of each source in the pages of `Cases` with the page.
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --package-path Tests/TraceMacrosTests --filter CaseTests` rewrites the text below the
/// sources; review the difference before keeping it.
@Suite struct CaseTests {
  @Test(arguments: try CasePage.all())
  func `expands as in the page`(page: CasePage) throws {
    let (head, cases) = try page.read()
    #expect(!cases.isEmpty)
    let expected = try cases.map { try $0.expected() }
    if ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil {
      let text = ([head] + expected).joined(separator: "\n\n## ") + "\n"
      try text.write(to: page.url, atomically: true, encoding: .utf8)
    }
    for (one, expected) in zip(cases, expected) {
      #expect(one.text == expected, "\(page): \(one.title)")
      #expect(one.expansion.isWellFormed, "\(page): \(one.title): expands to no Swift")
      let messages = one.expansion.diagnostics.map(\.message)
      #expect(messages.allSatisfy { $0.contains("'") && !$0.contains("\n") }, "\(messages)")
    }
  }

  @Test func `there is a page for each kind of code that the macros read`() throws {
    #expect(try CasePage.all().count >= 10)
  }
}
