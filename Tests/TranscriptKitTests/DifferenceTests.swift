import Patches
import TestSupport
import Testing

@testable import TranscriptKit

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
        --- Transcripts/open.md
        +++ Transcripts/open.md (now)
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

  @Test func `shows control characters of the file`() async throws {
    let transcript = try Transcript.written("a\u{1B}")
    let diff = transcript.unifiedDiff(to: await transcript.replayed { _ in "b" }, context: 0)
    #expect(diff == "--- \n+++  (now)\n@@ -5,1 +5,1 @@\n-a\\u{1B}\n+b\n")
  }

  @Test func `is none for an exchange that is the same`() throws {
    let transcript = try transcript()
    #expect(transcript.differences(to: transcript).isEmpty)
    #expect(transcript.unifiedDiff(to: transcript) == "")
  }
}

struct WordDiffTests {
  private func marked(_ old: String, _ new: String) -> String {
    WordDiff(from: old, to: new).changes.map { change in
      switch change {
      case .same(let words): words
      case .removed(let words): "[-\(words)-]"
      case .added(let words): "{+\(words)+}"
      }
    }.joined()
  }

  @Test(arguments: try OutputCase.list("words"))
  func `marks words`(output: OutputCase) {
    #expect(marked(output.expected, output.printed) == output.text)
  }

  @Test func `reports lines without a common word`() {
    #expect(WordDiff(from: "one two", to: "three four").isUnrelated)
    #expect(!WordDiff(from: "one two", to: "one four").isUnrelated)
  }

  @Test func `holds both lines of any pair`() {
    var random = SplitMix64(seed: 3)
    let words = ["a", "bc", " ", "한", "\u{301}", "-", "1", "🙂"]
    for _ in 0..<500 {
      let lines = (0..<2).map { _ in
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }.joined()
      }
      let changes = WordDiff(from: lines[0], to: lines[1]).changes
      #expect(Array(changes.filter(\.isOld).map(\.line).joined().utf8) == Array(lines[0].utf8))
      #expect(Array(changes.filter(\.isNew).map(\.line).joined().utf8) == Array(lines[1].utf8))
    }
  }
}

struct AlikeLinesTests {
  @Test(arguments: try OutputCase.list("alike"))
  func `say where they differ`(output: OutputCase) {
    #expect(output.expected.hiddenDifference(from: output.printed) == output.text)
  }

  @Test(arguments: [
    ("a", "a"), ("a", "b"), ("cafe", "caf\u{E9}"), ("a b", "ab"), ("a", "a\u{A0}"),
    ("Next:  open", "Next: open"), ("│ a  │", "│ a    │"), ("a\u{A0} b", "a b"),
  ])
  func `are nil if a reader sees the difference`(expected: String, got: String) {
    #expect(expected.hiddenDifference(from: got) == nil)
  }

  @Test func `are named below a difference with their line`() throws {
    let differences = try differences("x\nb\u{A0}c", "x\nb c")
    #expect(
      differences.map(\.alikeLines) == [
        [
          "Line 6 looks the same, but differs in column 2: U+00A0 (no-break space) is expected, "
            + "U+0020 (blank) came."
        ]
      ]
    )
    #expect(differences[0].unifiedDiff(path: "a").hasSuffix("came.\n"))
  }

  @Test func `leave out blanks at the end, which do not count`() throws {
    let differences = try differences("x  \nb", "x\nc")
    #expect(!differences[0].unifiedDiff(path: "a").contains("-x"))
  }

  private func differences(_ expected: String, _ actual: String) throws -> [Difference] {
    try Transcript.written(expected).differences(to: Transcript.written(actual))
  }
}
