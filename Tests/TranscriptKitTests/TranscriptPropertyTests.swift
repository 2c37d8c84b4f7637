import TestSupport
import Testing
import TranscriptKit

/// Properties of every text, tested with many texts that are difficult to parse.
struct TranscriptPropertyTests {
  private let fileLines = [
    "# Title", "prose", "", "```console", "```console", "```", "```", "````console", "````", "~~~",
    "```swift", "viper> open", "viper #3> tap 1", "viper>", "  ...> more", "...", "a [..] b",
    "\\...", "out", "out  ", "=======", "<!-- x -->", "<!--", "-->", "\u{301}", "\u{1B}",
    "caf\u{E9}",
  ]
  private let outputLines = [
    "out", "a 1 b", "a [..] b", "...", "\\", "\\a", "```", " ````", "viper> open", "viper>",
    "viper #3> ", "  ...>", "  ...> more", "<<<<<<< a", "=======", ">>>>>>> b", "", "", "  in",
    "\u{1B}[1m", "x\u{0}", "\r",
    "é", "e\u{301}", "\u{301}", "\u{85}", "\u{FEFF}", "# x", "<!--", "out  ",
  ]

  /// Returns random pages that can be parsed, with LF or CRLF, each with the generator for its outputs.
  private func pages(_ count: Int) -> [(String, SplitMix64)] {
    (0..<count).compactMap { seed in
      var random = SplitMix64(seed: UInt64(seed))
      let head = random.lines(of: fileLines, upTo: 8)
      let session = random.lines(of: fileLines.filter { !$0.hasPrefix("`") }, upTo: 10)
      let tail = random.lines(of: ["", "prose", "# Title", "out"], upTo: 3)
      let page = "\(head)\n```console\nviper> open\n\(session)\n```\n\(tail)"
      let ending = Bool.random(using: &random) ? "\n" : "\r\n"
      let text = page.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: ending)
      return (try? Transcript(markdown: text)) == nil ? nil : (text, random)
    }
  }

  private func outputs(_ count: Int, _ random: inout SplitMix64) -> [String] {
    (0..<count).map { _ in random.lines(of: outputLines, upTo: 6) }
  }

  private func replay(_ transcript: Transcript, _ outputs: [String]) async -> Transcript {
    var rest = outputs[...]
    return await transcript.replayed { _ in rest.popFirst() ?? "" }
  }

  @Test func `an update changes only outputs, passes, and reads the same`() async throws {
    let pages = pages(4_000)
    #expect(pages.count > 500)
    for (page, generator) in pages {
      var random = generator
      let transcript = try Transcript(markdown: page)
      #expect(Array(transcript.markdown.utf8) == Array(page.utf8))
      let outputs = outputs(transcript.exchanges.count, &random)
      let updated = await replay(transcript, outputs)
      #expect(await updated.replayed { _ in "" } == transcript.replayed { _ in "" })
      #expect(updated.differences(to: await replay(updated, outputs)).isEmpty)
      let again = try Transcript(markdown: updated.markdown)
      #expect(again.exchanges == updated.exchanges)
      #expect(await replay(again, outputs) == again)
    }
  }

  @Test func `a new page holds the exchanges it was made of`() throws {
    for seed in 0..<2_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let typed = (0...2).map { _ in
        (
          prompt: ["viper> ", "viper #3> "].randomElement(using: &random) ?? "",
          input: random.lines(of: ["open", "", " tap  1 ", "viper> a", "```", "..."], upTo: 3),
          output: random.lines(of: outputLines, upTo: 6)
        )
      }
      let exchanges = typed.map(Exchange.init)
      let transcript = Transcript(title: "T", exchanges: exchanges)
      let again = try Transcript(markdown: transcript.markdown)
      #expect(again.exchanges == transcript.exchanges)
      #expect(again.exchanges.map(\.input) == typed.map(\.input))
      #expect(again.exchanges.map(\.prompt) == typed.map(\.prompt))
    }
  }
}
