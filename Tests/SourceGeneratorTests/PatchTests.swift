import Patches
import TestSupport
import Testing

@Suite struct PatchTests {
  private let files = [
    "A.swift": ["one", "two", "three", "four", "five", "six", "seven"], "B.swift": ["same"],
    "Gone.swift": ["away"],
  ]
  private let text = """
    Title: A list that has one line more
    Rule: no-reply

    --- a/A.swift
    +++ b/A.swift
    @@ -1,3 +1,4 @@
     one
    -two
    +2
    +2½
     three
    @@ -7,1 +8,2 @@
     seven
    +eight
    --- a/Gone.swift
    +++ /dev/null
    --- /dev/null
    +++ b/New.swift
    @@ -0,0 +1,1 @@
    +here

    """

  @Test func `turns files into others`() throws {
    let patch = try Patch(parsing: text)
    #expect(patch["Rule"] == "no-reply")
    #expect(patch["Wish"] == nil)
    #expect(
      try patch.applied(to: files) == [
        "A.swift": ["one", "2", "2½", "three", "four", "five", "six", "seven", "eight"],
        "B.swift": ["same"], "New.swift": ["here"],
      ]
    )
    #expect(patch.text == text)
  }

  @Test func `reads line numbers as git writes them`() throws {
    let patch = try Patch(
      parsing: "--- a/A.swift\n+++ b/A.swift\n@@ -3 +3 @@ func list() {\n-three\n+3\n"
    )
    #expect(try patch.applied(to: files)["A.swift"]?[2] == "3")
  }

  @Test(arguments: [
    ("-two", "-too", "8: error: line 2 of A.swift is \"two\", the patch has \"too\""),
    ("@@ -7,1 +8,2", "@@ -9,1 +8,2", "12: error: A.swift has 7 lines"),
    ("@@ -7,1 +8,2", "@@ -2,1 +8,2", "12: error: A.swift has 7 lines"),
    (
      "@@ -7,1 +8,2", "@@ -8,1 +8,2",
      "13: error: line 8 of A.swift is not there, the patch has \"seven\""
    ),
    ("a/A.swift", "a/C.swift", "4: error: both sides name the same file"),
    ("a/Gone.swift", "a/Lost.swift", "15: error: there is no Lost.swift"),
    (
      "+++ /dev/null\n", "+++ /dev/null\n@@ -1,1 +0,0 @@\n-away\n",
      "17: error: a removed file has only its lines \"--- a/Gone.swift\" and \"+++ /dev/null\""
    ),
    ("b/New.swift", "b/B.swift", "17: error: files stand in the order of their names, each once"),
    (
      "b/New.swift", "b/../../etc",
      "18: error: \"b/../../etc\" is not \"b/\" and the name of a file"
    ),
    ("Rule: no-reply", "no-reply", "2: error: the head has lines such as \"Title: …\""),
    ("+eight\n", "", "16: error: the line numbers count other lines"),
    ("+here\n", "+here\nmore\n", "21: error: a line \"--- a/FILE\" is missing"),
    ("+2\n", "+2\r\n", "9: error: the lines of a patch end in LF, not in CR LF"),
    (
      "@@ -7,1 +8,2", "@@ -9223372036854775807,0 +8,2",
      "12: error: line numbers such as \"@@ -1,4 +1,5 @@\" are missing"
    ),
  ])
  func `says which line of the patch does not apply`(old: String, new: String, error: String) throws
  {
    let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    let changed = parts.joined(separator: new)
    #expect(parts.count == 2)
    let found = #expect(throws: PatchError.self) {
      try Patch(parsing: changed).applied(to: files)
    }
    #expect(found?.description == error)
  }

  @Test func `leads from any files to any others and is read as it is written`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let (old, new) = (folder(&random), folder(&random))
      let head = [Patch.Field("Title", "a: b")]
      let context = Int.random(in: 0...4, using: &random)
      let patch = try Patch(parsing: Patch(head: head, from: old, to: new, context: context).text)
      #expect(try patch.applied(to: old) == new)
      #expect(patch["Title"] == "a: b")
    }
  }

  @Test func `refuses a malformed patch without a crash`() {
    var random = SplitMix64(seed: 5)
    let bytes = Array(text.utf8)
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = damaged.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged.remove(at: index)
        case 1: damaged[index] = bytes.randomElement(using: &random) ?? 0
        default: damaged.insert(bytes.randomElement(using: &random) ?? 0, at: index)
        }
      }
      _ = try? Patch(parsing: String(decoding: damaged, as: UTF8.self)).applied(to: files)
    }
  }

  private func folder(_ random: inout SplitMix64) -> [String: [String]] {
    var folder: [String: [String]] = [:]
    for name in ["A", "B", "C"] where Int.random(in: 0..<5, using: &random) > 0 {
      folder[name] = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        ["", "-- x", "++ y", " }", "@@ -1 +1 @@", "a", "\u{301}e"].randomElement(using: &random)
          ?? ""
      }
    }
    return folder
  }
}
