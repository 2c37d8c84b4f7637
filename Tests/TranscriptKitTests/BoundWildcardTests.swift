import Testing
import TranscriptKit

/// `[ID:a]` matches the same text wherever it stands in a page.
struct BoundWildcardTests {
  /// Returns a page of two commands, each with its expected lines.
  private func page(_ first: String, _ second: String) throws -> Transcript {
    try Transcript(markdown: Transcript.page("viper> a\n\(first)\nviper> b\n\(second)"))
  }

  private func accepts(_ page: Transcript, _ first: String, _ second: String) async -> Bool {
    let session = Session(answers: ["a": first, "b": second])
    return page.differences(to: await page.replayed(by: session.answer)).isEmpty
  }

  @Test(arguments: [
    ("id [ID:a]", "id 7"), ("[ID:a]", "é"), ("[ID:a]-[ID:a]", "xy-xy"), ("[ID:a][ID:a]", "abab"),
    ("[ID:a] [..] [ID:a]", "1 2 3 1"), ("[ID:a]\n[ID:b]\n[ID:a]", "1\n2\n1"),
    ("...\nid [ID:a]\n...\nid [ID:a]", "x\nid 7\ny\nid 7"), ("[ID:a-1_B]", "x"),
    ("[..][ID:a]b[ID:a]", "xxbx"), ("\\[ID:a]", "[ID:a]"),
  ])
  func `accepts the same text`(expected: String, output: String) async throws {
    #expect(try await Transcript.written(expected).accepts(output))
  }

  @Test(arguments: [
    ("id [ID:a]", "id "), ("[ID:a]-[ID:a]", "xy-xz"), ("[ID:a]\n[ID:a]", "1\n2"),
    ("[ID:a][ID:a]", "aba"), ("\\[ID:a]", "7"), ("a [ID:a]\nb [ID:a]", "a 1\nb 2"),
    ("...\nid [ID:a]\n...\nid [ID:a]", "x\nid 7\ny\nid 8"),
  ])
  func `refuses another text`(expected: String, output: String) async throws {
    #expect(try await !Transcript.written(expected).accepts(output))
  }

  @Test func `is bound to the same text in the whole page`() async throws {
    let page = try page("new [ID:order]", "order [ID:order] of [ID:user]")
    #expect(await accepts(page, "new 17", "order 17 of ana"))
    #expect(await !accepts(page, "new 17", "order 18 of ana"))
  }

  @Test func `stays where it still holds after an update`() async throws {
    let session = Session(answers: ["a": "new 17\nx", "b": "order 17\norder 18"])
    let page = try page("new [ID:order]", "order [ID:order]\norder [ID:order]")
    let replay = await page.replayed(by: session.answer)
    #expect(
      replay.markdown
        == Transcript.page("viper> a\nnew [ID:order]\nx\nviper> b\norder [ID:order]\norder 18")
    )
    #expect(replay.differences(to: await replay.replayed(by: session.answer)).isEmpty)
  }

  @Test func `ends in time, however many there are`() async throws {
    let names = (0..<40).map { "[ID:n\($0 % 20)]" }.joined()
    #expect(try await !Transcript.written(names + "x").accepts(String(repeating: "ab", count: 400)))
  }

  @Test(arguments: [
    "[TIME:a]", "[ID]", "[ID:]", "[ID:é]", "[...]", "x [.] y", "[A:b]", "[1] [NAME:x]",
  ])
  func `reports a bracket that is no wildcard`(line: String) throws {
    #expect {
      try Transcript.written(line)
    } throws: { error in
      guard case .unknownWildcard(_, line: 5) = error as? TranscriptError else { return false }
      return "\(error)".hasPrefix("Line 5 says [")
    }
    #expect(try Transcript.written("\\" + line).exchanges.map(\.output) == [line])
  }

  @Test(arguments: ["[NAME]", "[2 Rows]", "[a:b]", "[A: b]", "[exit 1]", "[", "[]", "[ID", "[ID:a"])
  func `reads other brackets as text`(line: String) async throws {
    #expect(try await Transcript.written(line).accepts(line))
  }

  @Test func `escapes output that looks like a wildcard`() async throws {
    let page = try Transcript.written("x")
    #expect(await page.updated(to: "[TIME:a]\n[ID:a]") == "\\[TIME:a]\n\\[ID:a]\n")
  }
}
