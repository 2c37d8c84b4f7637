import Testing
import TranscriptKit

struct ExpectedFileTests {
  private let page = """
    # Saving

    ```console
    viper> save a
    saved
    ```

    ```text file=a expect
    one
    [..]
    ```
    """ + "\n"

  private func replay(_ page: Transcript, _ content: String) async -> Transcript {
    await page.replayedExchanges { exchange in
      (exchange.prompt, exchange.file == "a" ? content : "saved")
    }
  }

  @Test func `is read at its place in the page`() throws {
    let exchanges = try Transcript(markdown: page).exchanges
    #expect(exchanges.map(\.file) == [nil, "a"])
    #expect(exchanges.map(\.input) == ["save a", "file=a expect"])
    #expect(exchanges.map(\.output) == ["saved", "one\n[..]"])
    #expect(exchanges.map(\.line) == [4, 8])
    #expect(try Transcript(markdown: page).fixtures.isEmpty)
  }

  @Test func `is compared and brought up to date like an answer`() async throws {
    let transcript = try Transcript(markdown: page)
    let replay = await replay(transcript, "zero\none\ntwo\n")
    let difference = try #require(transcript.differences(to: replay).first)
    #expect((difference.line, difference.prompt, difference.input) == (8, "", "file=a expect"))
    #expect(
      transcript.unifiedDiff(to: replay)
        == "--- \n+++  (now)\n@@ -8,3 +8,4 @@\n ```text file=a expect\n+zero\n one\n [..]\n"
    )
    #expect(transcript.accepting([2], from: replay) == replay)
    #expect(try Transcript(markdown: replay.markdown).exchanges.map(\.line) == [4, 8])
  }

  @Test func `may have the content of one file at two times`() throws {
    #expect(try Transcript(markdown: page + "```text file=a expect\n```\n").exchanges.count == 3)
    #expect(try Transcript(markdown: "```text file=a\nx\n```\n" + page).fixtures == ["a": "x\n"])
  }
}
