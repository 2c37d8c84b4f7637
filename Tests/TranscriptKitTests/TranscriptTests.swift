import Foundation
import Testing
import TranscriptKit

struct TranscriptTests {
  @Test func `reads title and exchanges`() throws {
    let transcript = try Transcript(
      markdown: String(contentsOf: caseFile("Page.md"), encoding: .utf8)
    )
    #expect(transcript.title == "Opening the list")
    let exchanges = transcript.exchanges
    #expect(
      exchanges.map(\.prompt) == ["viper> ", "viper> ", "viper 2/5> ", "viper #3> ", "viper> "]
    )
    #expect(exchanges.map(\.input) == ["load products", "open", "diagram\nwide", " tap  1", ""])
    #expect(
      exchanges.map(\.output) == [
        "Products in VIPER: made.\n\n  indented", "", "```", "[exit 1]", "",
      ]
    )
    #expect(exchanges.map(\.line) == [15, 19, 23, 26, 28])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `keeps line endings`(ending: String) async throws {
    let lines = ["# T", "```console", "viper> a", "old", "viper> b", "same", "```", "end"]
    let transcript = try Transcript(markdown: lines.joined(separator: ending))
    let replay = await transcript.replayed { $0 == "a" ? "new\nlines" : "same\r\n" }
    let expected = ["# T", "```console", "viper> a", "new", "lines"] + lines[4...]
    #expect(Array(replay.markdown.utf8) == Array(expected.joined(separator: ending).utf8))
  }

  @Test func `reads a page behind a byte order mark`() throws {
    let markdown = "\u{FEFF}# T\n```console\nviper> a\n```"
    let transcript = try Transcript(markdown: markdown)
    #expect(transcript.title == "T")
    #expect(Array(transcript.markdown.utf8) == Array(markdown.utf8))
  }

  @Test func `keeps an accent that follows a prompt`() throws {
    let transcript = try Transcript(markdown: Transcript.page("viper> \u{301}a\n\u{301}b"))
    #expect(transcript.exchanges.map(\.input) == ["\u{301}a"])
    #expect(transcript.exchanges.map(\.output) == ["\u{301}b"])
  }

  @Test(arguments: [
    "viper> open": "viper> ", "viper #12> open": "viper #12> ", "viper 2/5> open": "viper 2/5> ",
    "viper Detail 3> open": "viper Detail 3> ", "viper > open": "viper > ",
  ])
  func `reads a prompt`(line: String, prompt: String) throws {
    let exchange = try #require(try Transcript(markdown: Transcript.page(line)).exchanges.first)
    #expect(exchange.prompt == prompt)
    #expect(exchange.input == "open")
  }

  @Test(arguments: ["vipers> a", "viper>a", " viper> a", "viper", "viper #3", "Viper> a", "$ a"])
  func `reads a line without a prompt as output`(line: String) throws {
    #expect(try Transcript.written(line).exchanges.map(\.output) == [line])
  }
}

struct TranscriptPromptTests {
  private func replay(_ markdown: String, prompt: String) async throws -> Transcript {
    try await Transcript(markdown: markdown).replayedExchanges { _ in (prompt, "out") }
  }

  @Test func `finds a wrong prompt and writes the right one`() async throws {
    let page = Transcript.page("viper> open\nout")
    let replay = try await replay(page, prompt: "viper #3> ")
    #expect(replay.markdown == Transcript.page("viper #3> open\nout"))
    #expect(try Transcript(markdown: page).differences(to: replay).map(\.line) == [4])
  }

  @Test(arguments: [
    ("viper>", "viper> "), ("viper> ", "viper> "), ("viper #3> open", "$ "), ("viper #3> open", ""),
    ("viper #3> open", "viper> x"), ("viper #3> open", "viper> \nviper> "),
    ("viper #3> open", "viper\n> "),
  ])
  func `keeps the prompt of a page`(line: String, prompt: String) async throws {
    let page = Transcript.page("\(line)\nout")
    #expect(try await replay(page, prompt: prompt).markdown == page)
  }
}

struct NewTranscriptTests {
  @Test func `writes a heading and one fence`() {
    let transcript = Transcript(
      title: "Opening\n the  list",
      exchanges: [
        Exchange(input: "load products", output: "made\n\nNext: open\n"),
        Exchange(prompt: "viper #3> ", input: "diagram\nwide", output: ""),
        Exchange(prompt: "$ ", input: "", output: "..."),
      ]
    )
    #expect(
      transcript.markdown == """
        # Opening the list

        ```console
        viper> load products
        made

        Next: open
        viper #3> diagram
          ...> wide
        viper>
        \\...
        ```

        """
    )
    #expect(transcript.exchanges.map(\.line) == [4, 8, 10])
    #expect(transcript.title == "Opening the list")
  }

  @Test func `ends the lines of a command by LF`() {
    let exchange = Exchange(input: "a\r\nb\u{1B}", output: "")
    #expect(Transcript(title: "T", exchanges: [exchange]).exchanges[0].input == "a\nb\\u{1B}")
  }

  @Test func `makes a page without exchanges that says so when it is read`() {
    let transcript = Transcript(title: "", exchanges: [])
    #expect(transcript.markdown == "#\n\n```console\n```\n")
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(markdown: transcript.markdown)
    }
    #expect(error?.line == 3)
    #expect(error?.description.hasPrefix("The console fence of line 3 holds no command. ") == true)
  }
}
