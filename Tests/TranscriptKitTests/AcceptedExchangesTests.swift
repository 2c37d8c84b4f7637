import Testing
import TranscriptKit

struct AcceptedExchangesTests {
  private let page = Transcript.page("viper> a\n1\nviper> b\n2\nviper> c\n3")

  private func replay(_ answers: [String: String]) async throws -> (Transcript, Transcript) {
    let transcript = try Transcript(markdown: page)
    return (transcript, await transcript.replayed(by: Session(answers: answers).answer))
  }

  @Test func `takes one answer and leaves the others`() async throws {
    let (old, new) = try await replay(["a": "4\n5", "b": "6\n7", "c": "3"])
    let accepted = try #require(old.accepting([2], from: new))
    #expect(accepted.markdown == Transcript.page("viper> a\n1\nviper> b\n6\n7\nviper> c\n3"))
    #expect(accepted.exchanges.map(\.line) == [4, 6, 9])
    #expect(accepted.differences(to: new).map(\.line) == [4])
  }

  @Test func `takes all or none`() async throws {
    let (old, new) = try await replay(["a": "x", "b": "", "c": "...\n`"])
    #expect(old.accepting([1, 2, 3], from: new)?.markdown == new.markdown)
    #expect(old.accepting([], from: new) == old)
  }

  @Test(arguments: [
    "a", "prose\n\n", "# Opening\n\n```console\nviper> a\nviper> b\nviper> d\n```\n",
  ])
  func `takes nothing from another page`(other: String) throws {
    let session = "# Opening\n\n```console\nviper> a\n```\n"
    let other = try Transcript(markdown: other.hasPrefix("#") ? other : other + session)
    #expect(try Transcript(markdown: page).accepting([1], from: other) == nil)
  }

  @Test func `keeps an edited answer that matches the output`() async throws {
    let (_, new) = try await replay(["a": "session 17 of 20", "b": "2", "c": "3"])
    let edited = try #require(new.withOutput("session [..] of 20\n\n", of: 1))
    #expect(edited.writtenOutput(of: 1) == "session [..] of 20\n")
    #expect(edited.writtenOutput(of: 2) == "2\n")
    #expect(new.withOutput("session [..] of 30\n", of: 1) == nil)
    #expect(new.withOutput("...\n```\n", of: 1) == nil)
  }
}

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
