import SeededRandom
import Testing
import TranscriptKit

struct WildcardTests {
  @Test(arguments: [
    ("a", "a"), ("a", "a  \t\n\n\n"), ("a \t", "a"), ("a\n\n", "a"), ("", ""), ("", "\n\n"),
    ("a\n\nb", "a\n\nb"), ("a", "a\r\n"), ("\\a", "a"), ("\\\\a", "\\a"), ("\\...", "..."),
    ("\\[..]", "[..]"), ("...", ""), ("...", "a\nb"), ("a\n...", "a"), ("a\n...\nd", "a\nb\nc\nd"),
    ("...\nb\n...\nb\n...", "a\nb\nb"), ("... ", "x\ny"), ("1 in [..] ms", "1 in 0.5 ms"),
    ("[..]", "abc"), ("a[..]b[..]b", "abb"), ("[..]aab[..]", "aaab"),
    ("x\n[..]é[..]\n...", "x\nééé"), ("\u{1B}[1m", "\u{1B}[1m"), ("a\\x{1B}b", "a\u{1B}b"),
    ("\\\\x{07}", "\u{7}"), ("a\\u{1B}b", "a\u{1B}b"), ("[..]a\\x{0D}b", "xa\rb"),
    ("\\\\x{zz", "\\x{zz"), ("a\\x{1B}", "a\\x{1B}"), ("a\u{200E}b", "a\u{200E}b"),
    ("id [ID:a]", "id 7"), ("[ID:a]", "é"), ("[ID:a]-[ID:a]", "xy-xy"), ("[ID:a][ID:a]", "abab"),
    ("[ID:a] [..] [ID:a]", "1 2 3 1"), ("[ID:a]\n[ID:b]\n[ID:a]", "1\n2\n1"),
    ("...\nid [ID:a]\n...\nid [ID:a]", "x\nid 7\ny\nid 7"), ("[ID:a-1_B]", "x"),
    ("[..][ID:a]b[ID:a]", "xxbx"), ("\\[ID:a]", "[ID:a]"), ("[NAME]", "[NAME]"),
    ("[2 Rows]", "[2 Rows]"), ("[a:b]", "[a:b]"), ("[A: b]", "[A: b]"), ("[exit 1]", "[exit 1]"),
    ("[", "["), ("[]", "[]"), ("[ID", "[ID"), ("[ID:a", "[ID:a"),
  ])
  func `accepts`(expected: String, output: String) async throws {
    #expect(try await Transcript.written(expected).accepts(output))
  }

  @Test(arguments: [
    ("a", "b"), ("[..]", ""), ("a", ""), ("", "a"), ("a", "a\nb"), ("a\nb", "a"), ("a", " a"),
    ("a\nb", "a\n\nb"), ("\\...", "a"), ("\\[..]", "a"), (" ...", "a"), ("....", "a"),
    ("a\n...\nd", "a\nd\ne"), ("a\n...\na", "a"), ("...\nb\n...\nb\n...", "a\nb"),
    ("1 in [..] ms", "1 in 5 s"), ("ab[..]ba", "aba"), ("a[..]b[..]b", "ab"), ("\\x{1B}", "\u{1B}"),
    ("a\\x{1B}", "a\u{1C}"), ("caf\u{E9}", "cafe\u{301}"), ("id [ID:a]", "id "),
    ("[ID:a]-[ID:a]", "xy-xz"), ("[ID:a]\n[ID:a]", "1\n2"), ("[ID:a][ID:a]", "aba"),
    ("\\[ID:a]", "7"), ("a [ID:a]\nb [ID:a]", "a 1\nb 2"),
    ("...\nid [ID:a]\n...\nid [ID:a]", "x\nid 7\ny\nid 8"),
  ])
  func `refuses`(expected: String, output: String) async throws {
    #expect(try await !Transcript.written(expected).accepts(output))
  }

  @Test func `agrees with a matcher that tries everything`() async throws {
    var random = SplitMix64(seed: 1)
    var count = 0
    for _ in 0..<3_000 {
      let expected = random.lines(of: ["a", "b", "...", "[..]", "a[..]", "[..]b[..]b"], upTo: 5)
      let output = random.lines(of: ["a", "b", "ab", "abb"], upTo: 5)
      let matches = accepts(lines(expected), lines(output))
      count += matches ? 1 : 0
      #expect(try await Transcript.written(expected).accepts(output) == matches)
    }
    #expect(count > 300)
  }

  @Test func `is quick with many wildcards`() async throws {
    let inside = String(repeating: "a[..]", count: 2_000) + "b"
    #expect(try await !Transcript.written(inside).accepts(String(repeating: "a", count: 100_000)))
    let lines = String(repeating: "...\na\n", count: 200) + "b"
    #expect(try await !Transcript.written(lines).accepts(String(repeating: "a\n", count: 1_000)))
    let names = (0..<40).map { "[ID:n\($0 % 20)]" }.joined()
    #expect(try await !Transcript.written(names + "x").accepts(String(repeating: "ab", count: 400)))
  }

  private func lines(_ text: String) -> ArraySlice<String> {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
  }

  private func accepts(_ expected: ArraySlice<String>, _ output: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return output.isEmpty }
    let rest = expected.dropFirst()
    if first == "..." {
      return accepts(rest, output) || !output.isEmpty && accepts(expected, output.dropFirst())
    }
    guard let line = output.first else { return false }
    return fits(first[...], line[...]) && accepts(rest, output.dropFirst())
  }

  private func fits(_ pattern: Substring, _ line: Substring) -> Bool {
    guard let first = pattern.first else { return line.isEmpty }
    if pattern.hasPrefix("[..]") {
      return fits(pattern.dropFirst(4), line) || !line.isEmpty && fits(pattern, line.dropFirst())
    }
    return line.first == first && fits(pattern.dropFirst(), line.dropFirst())
  }
}

struct SuggestedWildcardTests {
  @Test(arguments: [
    ("Session 8123", "Session 9131", "Session [..]"),
    ("a\nat 12:30 ms", "a\nat 12:45 ms", "at 12:[..] ms"),
    ("│ at 12   │", "│ at 9    │", "│ at [..]│"), ("x1y", "x2y", "[..]"), ("(7)", "(17)", "([..])"),
    ("한글 1", "한글 2", "한글 [..]"), ("a\nb", "a\nb\nc", "..."), ("a\nb", "c", "..."), ("a", "a", nil),
  ])
  func `covers the words that vary`(first: String, second: String, line: String?) {
    #expect(Wildcard(between: first, and: second)?.line == line)
  }
}

/// `[ID:a]` matches the same text wherever it stands in a page.
struct BoundWildcardTests {
  private func page(_ first: String, _ second: String) throws -> Transcript {
    try Transcript(markdown: Transcript.page("viper> a\n\(first)\nviper> b\n\(second)"))
  }

  private func accepts(_ page: Transcript, _ first: String, _ second: String) async -> Bool {
    let session = Session(answers: ["a": first, "b": second])
    return page.differences(to: await page.replayed(by: session.answer)).isEmpty
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
}
