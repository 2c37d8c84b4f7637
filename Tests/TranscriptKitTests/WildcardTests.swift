import TestSupport
import Testing
import TranscriptKit

struct WildcardTests {
  @Test(arguments: try OutputCase.list("accepted"))
  func `accepts`(output: OutputCase) async throws {
    #expect(try await Transcript.written(output.expected).accepts(output.printed))
  }

  @Test(arguments: try OutputCase.list("refused"))
  func `refuses`(output: OutputCase) async throws {
    #expect(try await !Transcript.written(output.expected).accepts(output.printed))
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
  @Test(arguments: try OutputCase.list("varying"))
  func `covers the words that vary`(output: OutputCase) {
    #expect(Wildcard.line(between: output.expected, and: output.printed) == output.text)
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
}
