import Testing
import TranscriptKit

struct PendingPageTests {
  @Test(arguments: ["", "# T\n", "a\r\nb", "<!-- viperlab pending, base sha256 -->\n"])
  func `is read as it was written`(markdown: String) throws {
    var page = PendingPage(base: "old", markdown: markdown)
    #expect(PendingPage(text: page.text) == page)
    page.bases.append(PendingPage.digest(of: "new"))
    #expect(PendingPage(text: page.text) == page)
  }

  @Test func `applies to its bases only`() {
    var page = PendingPage(base: "old", markdown: "")
    #expect(page.applies(to: "old"))
    #expect(!page.applies(to: "old\n"))
    page.bases.append(PendingPage.digest(of: "new"))
    #expect(page.applies(to: "old") && page.applies(to: "new"))
  }

  @Test(arguments: [
    "", "# T\n", "<!-- viperlab pending, base sha256 -->\n# T\n",
    "<!-- viperlab pending, base sha256 12 -->\n", "<!-- viperlab pending, base sha256 12",
  ])
  func `is nothing else`(text: String) { #expect(PendingPage(text: text) == nil) }
}
