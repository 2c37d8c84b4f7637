import Testing
import TranscriptKit

struct TranscriptErrorTests {
  @Test(arguments: [
    ("# T\n```console\nhello\nviper> a\n```", TranscriptError.missingPrompt(line: 3)),
    ("```console\n\n  ...> a\nviper> a\n```", .missingPrompt(line: 3)),
    ("\n```console\nviper> a\n", .unclosedFence(line: 2)),
    ("````console\nviper> a\n```\n~~~~", .unclosedFence(line: 1)),
    ("```swift\n```console\na", .unclosedFence(line: 1)),
    ("```console\nviper> a\n```\n<!-- b\n", .unclosedComment(line: 4)),
    ("* a\n  ```console\n  viper> a\n  ```\n", .indentedFence(line: 2)),
    ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n", .conflict(line: 2)),
    ("```console\nviper> a\n<<<<<<<\n|||||||\n=======\r\n>>>>>>>\n```", .conflict(line: 3)),
    ("<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c", .conflict(line: 2)),
    ("", .missingFence),
    ("# T\nviper a\n", .missingFence),
    ("```console example\nviper> a\n```\n", .missingFence),
    ("a\n```console\n\n```\n```console\n```\n", .missingExchange(line: 2)),
    ("<!-- viper: sed=7 -->\n", .unknownOption("sed=7", line: 1)),
    ("\n<!-- viper: seed=7 seed -->\n", .unknownOption("seed", line: 2)),
    ("```swift file=../a\n```\n", .badFile("../a", line: 1)),
    ("```swift file=/a\n```\n", .badFile("/a", line: 1)),
    ("```a file=a\n```\n```b file=a\n```\n", .badFile("a", line: 3)),
    ("<!-- viper: seed=-1 -->\n", .unknownOption("seed=-1", line: 1)),
    ("<!-- viper: timeout=soon -->\n", .unknownOption("timeout=soon", line: 1)),
  ])
  func `describes the error`(markdown: String, error: TranscriptError) {
    #expect(throws: error) { try Transcript(markdown: markdown) }
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

  @Test func `names the line of a conflict in its description`() {
    #expect("\(TranscriptError.conflict(line: 7))".lowercased().contains("line 7 "))
  }
}

struct UnreadSessionTests {
  private static let session = "```console\nviper> a\n```\n"

  @Test(arguments: [
    ("```Console\nviper> a\n```\n", 4, UnreadSession.Reason.otherFence("```Console")),
    ("```{.console}\nx\nviper 2/5 #3> a\n```\n", 4, .otherFence("```{.console}")),
    ("~~~console\nviper> a\n~~~\n", 4, .otherFence("~~~console")),
    ("````\n```console\nviper> a\n```\n````\n", 4, .otherFence("````")),
    ("```sh\n$ viperlab -c open\n```\n", 4, .otherFence("```sh")),
    ("1. a\n\n    ```console\n    viper> a\n    ```\n", 6, .nested),
    ("- a\n\n\t```console\n\tviper> a\n\t```\n", 6, .nested),
    ("- ```console\n  viper #3> a\n  ```\n", 4, .nested),
    ("> ```console\n> viper> a\n> ```\n", 4, .nested),
    ("> - 1) ```\n> viper> a\n", 4, .nested),
    ("    viper> a\n", 4, .nested),
    ("<pre>viper> a</pre>\n", 4, .nested),
    ("viper> a\n", 4, .noFence),
    ("$ viperlab transcripts test\n", 4, .noFence),
    ("- ```console example\n  viper> a\n\nviper> b\n", 7, .noFence),
    ("```text\nviper>open\n```\n", 4, .otherFence("```text")),
    ("```text\nviper>\u{A0}open\n```\n", 4, .otherFence("```text")),
    ("```text\nviper\u{A0}2/5>\topen\n```\n", 4, .otherFence("```text")),
    ("```text\nViper> open\n```\n", 4, .otherFence("```text")),
    ("```sh\n% viperlab -c open\n```\n", 4, .otherFence("```sh")),
    ("Viper> open\n", 4, .noFence),
    ("```console\rviper> a\r```\r", 4, .bareReturns),
    ("x\n~~~ text\r$ viperlab -c a\r~~~\n", 5, .bareReturns),
  ])
  func `are refused with their line`(page: String, line: Int, reason: UnreadSession.Reason) {
    #expect(throws: TranscriptError.unreadSession(UnreadSession(line: line, reason: reason))) {
      try Transcript(markdown: Self.session + page)
    }
  }

  @Test(arguments: [
    "```console example\nviper> a\n```\n",
    "  ```sh example\n  $ viperlab -c a\n  ```\n",
    "- a\n\n\t```console example\n\tviper> a\n\t```\n",
    "> ```console example\n> viper> a\n> ```\n",
    "<!--\n```console\nviper> a\n```\n-->\n",
    "```console example\rviper> a\r```\r",
    "<!-- viper> a -->\n",
    "````markdown file=a.md\n```console\nviper> a\n```\n````\n",
    "viper -> Presenter  load()\n`viper> ` is the prompt.\n| viper> a |\n$ viperlabs\n",
    "```\n<< viper> a\n```\n",
  ])
  func `are allowed in examples, and are no commands elsewhere`(page: String) throws {
    let transcript = try Transcript(markdown: Self.session + page)
    #expect(transcript.exchanges.map(\.input) == ["a"])
    #expect(transcript.markdown == Self.session + page)
  }

  @Test func `say what to do`() {
    let session = UnreadSession(line: 8, reason: .otherFence("```Console"))
    #expect(
      session.description == """
        The fence of line 8 holds a session that is not run, since it begins with ```Console. Write \
        ```console, or ```console example for one that is not to run.
        """
    )
  }
}
