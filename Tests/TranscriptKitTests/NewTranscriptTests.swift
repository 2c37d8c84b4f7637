import Testing
import TranscriptKit

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

  @Test(arguments: ["a ``` b": "````", "`````\n``": "``````", "`": "```"])
  func `makes the fence longer than any in the output`(output: String, fence: String) {
    let transcript = Transcript(title: "T", exchanges: [Exchange(input: "a", output: output)])
    #expect(transcript.markdown.hasPrefix("# T\n\n\(fence)console\n"))
    #expect(transcript.markdown.hasSuffix("\n\(fence)\n"))
  }

  @Test func `makes a page without exchanges that says so when it is read`() {
    let transcript = Transcript(title: "", exchanges: [])
    #expect(transcript.markdown == "#\n\n```console\n```\n")
    #expect(throws: TranscriptError.missingExchange(line: 3)) {
      try Transcript(markdown: transcript.markdown)
    }
  }
}
