import Testing
import TranscriptKit

struct DifferenceTests {
  private let markdown = """
    # Opening

    ```console
    viper> load
    one
    two
    viper> open
    1
    2
    3
    4
    5
    6
    7
    8
    9
    ```

    """

  private func transcript() throws -> Transcript {
    try Transcript(markdown: markdown, path: "Transcripts/open.md")
  }

  private let session = Session(answers: [
    "load": "one\nnew\ntwo", "open": "1\nx\n3\n4\n5\n6\n7\n8\n9\n\u{1B}",
  ])

  @Test func `holds the expected and the actual output`() async throws {
    let transcript = try transcript()
    let differences = transcript.differences(to: await transcript.replayed(by: session.answer))
    #expect(differences.map(\.number) == [1, 2])
    #expect(differences.map(\.line) == [4, 7])
    #expect(differences.map(\.input) == ["load", "open"])
    #expect(differences[0].expected == "one\ntwo")
    #expect(differences[0].actual == "one\nnew\ntwo")
  }

  @Test func `shows the lines of the file`() async throws {
    let transcript = try transcript()
    let replay = await transcript.replayed(by: session.answer)
    #expect(
      transcript.unifiedDiff(to: replay, context: 1) == """
        --- Transcripts/open.md
        +++ Transcripts/open.md (now)
        @@ -5,2 +5,3 @@
         one
        +new
         two
        @@ -8,3 +9,3 @@
         1
        -2
        +x
         3
        @@ -16,1 +17,2 @@
         9
        +\\\\u{1B}

        """
    )
  }

  @Test(arguments: [
    (0, "@@ -5,0 +6,1 @@\n+new\n"), (-1, "@@ -5,0 +6,1 @@\n+new\n"),
    (Int.max, "@@ -4,3 +4,4 @@\n viper> load\n one\n+new\n two\n"),
  ])
  func `shows the requested number of context lines`(context: Int, hunks: String) async throws {
    let transcript = try transcript()
    let difference = try #require(
      transcript.differences(to: await transcript.replayed(by: session.answer)).first
    )
    #expect(
      difference.unifiedDiff(context: context, path: "a\u{7}.md")
        == "--- a\\u{7}.md\n+++ a\\u{7}.md (now)\n" + hunks
    )
  }

  @Test func `merges changes that are near to each other`() async throws {
    let transcript = try transcript()
    let replay = await transcript.replayed(by: session.answer)
    let difference = try #require(transcript.differences(to: replay).last)
    let headers = difference.unifiedDiff(path: "").split(separator: "\n").filter {
      $0.hasPrefix("@@")
    }
    #expect(headers == ["@@ -7,6 +8,6 @@", "@@ -14,3 +15,4 @@"])
  }

  @Test func `is empty where nothing changed`() async throws {
    let transcript = try transcript()
    #expect(transcript.differences(to: transcript).isEmpty)
    #expect(transcript.unifiedDiff(to: transcript) == "")
  }

  @Test func `shows control characters of the file`() async throws {
    let transcript = try Transcript.written("a\u{1B}")
    let diff = transcript.unifiedDiff(to: await transcript.replayed { _ in "b" }, context: 0)
    #expect(diff == "--- \n+++  (now)\n@@ -5,1 +5,1 @@\n-a\\u{1B}\n+b\n")
  }

  @Test func `counts an exchange that only one side has`() throws {
    let transcript = try transcript()
    let short = try Transcript(markdown: Transcript.page("viper> load\none\ntwo"))
    #expect(transcript.differences(to: short).map(\.actual) == [""])
    #expect(short.differences(to: transcript).map(\.input) == ["open"])
  }
}
