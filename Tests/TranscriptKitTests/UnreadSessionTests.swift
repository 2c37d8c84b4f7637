import Testing
import TranscriptKit

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
