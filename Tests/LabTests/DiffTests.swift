import SequenceDiagrams
import TerminalText
import Testing

@testable import Lab

@Suite struct DiffTests {
  private func last(_ lines: String..., files: Files = .inMemory()) async -> String {
    await Session(files: files).last(lines)
  }

  @Test(arguments: ["load products", "reload", "load products viper"])
  func `compares with the conversation before`(again: String) async {
    let text = await last("load products; open", again, "open", "diff")
    #expect(text == "The conversation before and this one say the same: 7 rows compared.\n")
  }

  @Test func `compares with what was said before a scenario was played`() async {
    let text = await last("load products; open", "play open-failing", "diff")
    #expect(text.contains("! .unavailable  was ["))
    #expect(text.contains("didFailToFetchProducts"))
    #expect(text.contains("\n~   5 "))
    #expect(text.contains("2 rows as before (#1 to #2)"))
  }

  @Test func `forgets no conversation for a load after which nothing was said`() async {
    let text = await last("load products; open; load products mvc; reload; open", "diff")
    #expect(text.contains("Controller"))
    #expect(text.contains("\n+   1 ") || text.contains("\n~   1 "))
  }

  @Test func `compares with a trace in a file, in either form`() async throws {
    let files = Files.inMemory()
    let saving = Session(files: files)
    _ = await saving.answer("load products; open; save trace a.jsonl; export notation a.trace")
    for file in ["a.jsonl", "a.trace"] {
      let same = await last("load products; open", "diff \(file)", files: files)
      #expect(same.hasPrefix("\(file) and this conversation say the same: 7 rows"))
      let more = await last("load products; open; tap 1", "diff \(file)", files: files)
      #expect(more.hasPrefix("8 added.\n"))
      #expect(more.split(separator: "\n").count { $0.hasPrefix("+ ") } == 8)
    }
  }

  @Test func `compares two actions, whoever was made by them`() async {
    let open = "load products; open; tap 1; back; tap 1; back; tap 2"
    let other = await last(open, "diff 8 28")
    #expect(await last(open, "diff #8 #18") == "#8 and #18 say the same: 7 rows compared.\n")
    let lines = other.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("~  29 ") && $0.hasSuffix("didSelectProduct(at: 1)") })
    #expect(other.contains("  was (at: 0)\n"))
    #expect(!lines.contains { $0.hasPrefix("+ ") })
  }

  @Test func `says it in sentences only where drawings are not wanted`() async {
    let lines = "set plain on; load products; open; load products; open; tap 1"
    let text = await last(lines, "diff")
    #expect(text.hasPrefix("8 added.\n+ #8 you: tap 1, with 7 rows inside: new\n"))
    #expect(!text.contains("\n\n"))
  }
}
