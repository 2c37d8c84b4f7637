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

  @Test(arguments: ["if view != nil { view?.show() }", "if view != nil {}"])
  func `ends for functions that use each other along many ways`(last: String) {
    let chain = (0..<40).map { "  func step\($0)() { step\($0 + 1)(); step\($0 + 1)() }" }
    let ring = (0..<14).map { number in
      let uses = (0..<14).map { "if isOn { screen\($0)() }" }.joined(separator: "; ")
      return "  func screen\(number)() { \(uses) }"
    }
    let source =
      ["@Role(.presenter) class P {", "  weak var view: (any VView)?", "  var isOn = true"]
      + chain + ["  func step40() { \(last) }", "  func show() { view?.show() }"] + ring + ["}"]
    let text = Expansion(of: source.joined(separator: "\n")).text
    #expect(text.contains(#"4\tstep0()\t\tview"#))
  }
}
