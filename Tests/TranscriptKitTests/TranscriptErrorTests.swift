import Testing
import TranscriptKit

/// Errors whose pages cannot stand in a page; `ViperlabTests/CommandLines/unreadable-pages.md` shows the others.
struct TranscriptErrorTests {
  @Test(arguments: [
    ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n", 2),
    ("```console\nviper> a\n<<<<<<<\n|||||||\n=======\r\n>>>>>>>\n```", 3),
    ("<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c", 2),
  ])
  func `names the line of a conflict`(markdown: String, line: Int) {
    let error = #expect(throws: TranscriptError.self) { try Transcript(markdown: markdown) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("Line \(line) begins a merge conflict. ") == true)
  }

  private static let session = "```console\nviper> a\n```\n"

  @Test(arguments: [
    ("```console\rviper> a\r```\r", 4, "its lines end in a carriage return alone"),
    ("x\n~~~ text\r$ viperlab -c a\r~~~\n", 5, "its lines end in a carriage return alone"),
    ("```text\nviper>\u{A0}open\n```\n", 4, "it begins with ```text"),
    ("```text\nviper\u{A0}2/5>\topen\n```\n", 4, "it begins with ```text"),
  ])
  func `names a session that is not run`(page: String, line: Int, reason: String) {
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(markdown: Self.session + page)
    }
    #expect(error?.line == line)
    #expect(error?.description.contains(" is not run, since \(reason). ") == true)
  }

  @Test func `reads an example with bare returns`() throws {
    let page = Self.session + "```console example\rviper> a\r```\r"
    #expect(try Transcript(markdown: page).exchanges.map(\.input) == ["a"])
  }

  @Test(arguments: [
    "=======", "=======\n>>>>>>> a", "<<<<<<< a\n>>>>>>> b", "<<<<<<<< a\n=======\n>>>>>>>> b",
    " <<<<<<< a\n=======\n>>>>>>> b", ">>>>>>> a\n=======\n<<<<<<< b",
    "<<<<<<< a\n======= b\n>>>>>>>",
  ])
  func `reads lone conflict markers as text`(output: String) throws {
    #expect(try Transcript.written(output).exchanges.map(\.output) == [output])
  }

  @Test func `reads the files that stand in a page`() throws {
    let page =
      "```swift file=a/b.swift x\nlet a = 1\n\n```\n~~~ file=c\n~~~\n"
      + Transcript.page("$ viperlab diagram c\nno\n$ viperlabs")
    let transcript = try Transcript(markdown: page)
    #expect(transcript.fixtures == ["a/b.swift": "let a = 1\n\n", "c": ""])
    #expect(transcript.exchanges.map(\.input) == ["viperlab diagram c"])
    #expect(transcript.exchanges.map(\.output) == ["no\n$ viperlabs"])
    #expect(transcript.exchanges.map(\.isCommandLine) == [true])
    #expect(transcript.markdown == page)
  }

  @Test func `reads the options of a page`() throws {
    let session = Transcript.page("viper> a")
    #expect(try Transcript(markdown: session).options.seed == nil)
    let page = "<!-- viper: seed=3 -->\n<!-- viper -->\n<!--viper: seed=4-->\n" + session
    #expect(try Transcript(markdown: page).options.seed == 3)
    #expect(try Transcript(markdown: page).options.timeout == nil)
    let timed = try Transcript(markdown: "<!-- viper: timeout=2s seed=1 -->\n" + session)
    #expect(timed.options.timeout?.milliseconds == 2_000)
    #expect(timed.options.seed == 1)
    #expect(try Transcript(markdown: page).markdown == page)
  }
}
