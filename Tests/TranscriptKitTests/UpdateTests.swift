import Testing
import TranscriptKit

struct UpdateTests {
  @Test(arguments: [
    // The expected output, the printed one, the written one.
    ("a\n...\nz", "a\nb\nq", "a\n...\nq\n"),
    ("a\n...\nz", "b\nx\nz", "b\n...\nz\n"),
    ("a\n...\nz", "a\nb\nz\nw", "a\n...\nz\nw\n"),
    ("a\n...\nz", "n\na\nb\nz", "n\na\n...\nz\n"),
    ("a\n...\nm\n...\nz", "a\n1\n2\nz", "a\n...\n1\n...\nz\n"),
    ("a\n...\nz", "", ""),
    ("a\n...\nz", "b\nx\ny", "b\nx\ny\n"),
    ("in [..] ms\nold", "in 7 ms\nnew", "in [..] ms\nnew\n"),
    ("old\nin [..] ms", "new\nmore\nin 7 ms", "new\nmore\nin [..] ms\n"),
    ("x\nin [..] ms\nold", "new\nin 7 ms", "new\nin [..] ms\n"),
    ("a\n...", "b\nc\n...", "b\nc\n\\...\n"),
    ("in [..] ms", "in 7 s", "in 7 s\n"),
    ("a  \n\\b\nold\n\n", "a\nb\nnew", "a  \n\\b\nnew\n\n\n"),
    ("", "new", "new\n"),
    ("old", "", ""), ("x", "[TIME:a]\n[ID:a]", "\\[TIME:a]\n\\[ID:a]\n"),
    ("old", "\u{1B}[1mbold", "\\\\u{1B}[1mbold\n"), ("old", "a\u{0}b\u{7F}", "a\\u{0}b\\u{7F}\n"),
    ("old", "a\rb", "a\\u{D}b\n"), ("old", "a\u{85}", "a\\u{85}\n"), ("old", "a\tb", "a\tb\n"),
    ("old", "\u{7}\ta", "\\\\u{7}\ta\n"), ("old", "a\u{7F}", "a\\u{7F}\n"),
    ("old", "é\u{A0}👩‍👧", "é\u{A0}👩‍👧\n"),
  ])
  func `keeps what still matches`(expected: String, output: String, written: String) async throws {
    #expect(try await Transcript.written(expected).updated(to: output) == written)
  }

  @Test(arguments: [
    "viper> a", "viper>", "viper #3> ", "...", "\\", "\\a", "```", "  ```` x", "a [..] b",
    "  ...> a", "  ...>", "<<<<<<< a", "=======", ">>>>>>> b",
  ])
  func `writes a backslash before what would be misread`(line: String) async throws {
    let written = try await Transcript.written("old").updated(to: line)
    #expect(written.hasPrefix("\\" + line.prefix(while: { $0 != "\n" }).prefix(3)))
    let again = try Transcript(markdown: Transcript.page("viper> open\n\(written)viper> b"))
    #expect(again.exchanges.map(\.input) == ["open", "b"])
    #expect(await again.replayed { _ in line }.exchanges[0] == again.exchanges[0])
  }

  @Test(arguments: [
    (65_536, 65_536, nil), (65_537, 65_536, "… 1 line cut, checksum "),
    (77_881, 65_536, "… 12,345 lines cut, checksum "),
  ])
  func `cuts a very long output`(lines: Int, kept: Int, last: String?) async throws {
    let output = Array(repeating: "abc", count: lines).joined(separator: "\n")
    let written = try await Transcript.written("old").updated(to: output).split(separator: "\n")
    #expect(written.count == kept + (last == nil ? 0 : 1))
    #expect(written.last?.hasPrefix(last ?? "abc") == true)
  }

  @Test func `detects a change in lines that were cut`() async throws {
    let lines = Array(repeating: "abc", count: 70_000).joined(separator: "\n")
    let first = try await Transcript.written("old").updated(to: lines + "\na")
    let other = try await Transcript.written("old").updated(to: lines + "\nb")
    let again = try await Transcript.written("old").updated(to: lines + "\na")
    #expect(first != other)
    #expect(first == again)
  }

  @Test func `keeps lines that are the same in a long output with wildcards`() async throws {
    let numbers = (0..<2_000).map { "line \($0)" }
    let expected = ["same", "old", "...", "\\a"] + numbers + ["old"]
    let output = ["same", "new", "...", "a"] + numbers.reversed() + ["end"]
    let written = ["same", "new", "\\...", "\\a"] + numbers.reversed() + ["end", ""]
    let transcript = try Transcript.written(expected.joined(separator: "\n"))
    #expect(
      await transcript.updated(to: output.joined(separator: "\n"))
        == written.joined(separator: "\n")
    )
  }
}
