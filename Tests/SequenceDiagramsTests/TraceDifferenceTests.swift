import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct TraceDifferenceTests {
  private static let open = """
    User -> View                  open
      View -> Presenter             load()
        Presenter -> Store            fetch(page: 1)
        Store --> Presenter           [2 Item]
        Presenter -> View             show([2 Item])
    """

  private func changes(_ before: String, _ after: String) throws -> ArraySlice<String> {
    try TraceDifference(before, after).sentences().lines.map(\.plain).dropLast()
  }

  @Test func `counts the compared rows of equal traces`() throws {
    let difference = try TraceDifference(TraceDifferenceTests.open, TraceDifferenceTests.open)
    #expect(difference.isEmpty)
    let text = difference.sentences(before: "a.trace", after: "b.trace").plain
    #expect(text == "a.trace and b.trace say the same: 5 rows compared.\n")
  }

  @Test func `says that there is nothing to compare`() {
    let difference = TraceDifference(from: Trace(), to: Trace())
    #expect(difference.sentences().plain == "Neither before nor after holds a row.\n")
    #expect(difference.entries() == [])
  }

  @Test func `counts a row with its descendants as one change`() throws {
    let after = """
      User -> View                  open
        View -> Presenter             load()
          Presenter -> Cache            look()
            Cache -> Disk                 read()
            Disk --> Cache                nil
          Presenter -> View             show([2 Item])
      """
    #expect(
      try changes(TraceDifferenceTests.open, after) == [
        "3 added, 2 removed.",
        "- #3 Presenter calls Store.fetch(page: 1), with 1 row inside: no longer sent",
        "+ #3 Presenter calls Cache.look(), with 2 rows inside: new",
        "Cache is new.",
        "Disk is new.",
        "Store is no longer there.",
      ]
    )
  }

  static let replacements: [(String, String, String)] = [
    (
      "fetch(page: 1)", "fetch(page: 2)",
      "~ #3 Presenter calls Store.fetch(page: 2); was fetch(page: 1)"
    ),
    ("[2 Item]\n", "[1 Item]\n", "~ #4 Store returns [1 Item] to Presenter; was [2 Item]"),
    (
      "Store --> Presenter           [2 Item]", "Store -->! Presenter          .offline",
      "~ #4 Store throws .offline to Presenter; was: Store returns [2 Item] to Presenter"
    ),
    (
      "Presenter -> View             show([2 Item])",
      "Presenter -x view             show(_:) [nil]",
      "~ #5 Presenter to view: show(_:) is lost: view is nil; was: Presenter calls View.show([2 Item])"
    ),
    (
      "Presenter -> View             show([2 Item])",
      "Presenter ~> View             show([2 Item])",
      "~ #5 Presenter calls View.show([2 Item]) and does not wait; was: Presenter calls View.show([2 Item])"
    ),
    (
      "User -> View                  open", "User -> Controller            open",
      "~ #1 you: open; was to View"
    ),
  ]

  @Test(arguments: replacements)
  func `finds a changed message`(old: String, new: String, sentence: String) throws {
    let after = TraceDifferenceTests.open.replacing(old, with: new)
    #expect(after != TraceDifferenceTests.open)
    let changes = try changes(TraceDifferenceTests.open, after).filter { !$0.hasSuffix("is new.") }
    #expect(changes == ["1 changed.", sentence])
  }

  static let moves: [(before: String, after: String, changes: [String])] = [
    // a row moved into another row
    (
      "A -> B one()\n  B -> C two()\n    C -> D three()\nA -> B four()\n",
      "A -> B one()\nA -> B four()\n  B -> C two()\n    C -> D three()\n",
      ["1 moved.", "> #3 B calls C.two(): moved; was inside #1, now inside #2"]
    ),
    // rows moved within the same row
    (
      calls("one two three last end"), calls("last end one two three"),
      ["2 moved.", "> #2 to #3 B calls C.last(), and 1 after it: moved; was after #4, now first"]
    ),
    // rows wrapped into a new call
    (
      "A -> B x()\n  B -> C one()\n  B -> C two()\n",
      "A -> B x()\n  B -> D both()\n    B -> C one()\n    B -> C two()\n",
      [
        "1 added, 2 moved.", "+ #2 B calls D.both(): new",
        "> #3 to #4 B calls C.one(), and 1 after it: moved; was inside #1, now inside #2",
        "D is new.",
      ]
    ),
    // an answer, which never moves alone
    (
      "A -> B x()\nB --> A 1\nA -> B y()\n", "A -> B x()\nA -> B y()\nB --> A 1\n",
      ["1 added, 1 removed.", "- #2 B returns 1 to A: no more", "+ #3 B returns 1 to A: new"]
    ),
  ]

  private static func calls(_ names: String) -> String {
    "A -> B x()\n" + names.split(separator: " ").map { "  B -> C \($0)()\n" }.joined()
  }

  @Test(arguments: moves)
  func `finds moved rows`(before: String, after: String, changes: [String]) throws {
    #expect(try self.changes(before, after) == changes[...])
  }

  @Test(arguments: [(3, 5), (5, 3), (1, 2), (500, 499)])
  func `counts repetitions instead of listing them`(before: Int, after: Int) throws {
    func trace(_ count: Int) -> String {
      "A -> B start()\n" + String(repeating: "  B -> C tick()\n    C -> D tock()\n", count: count)
        + "  B -> C end()\n"
    }
    let times = { (count: Int) in count == 1 ? "once" : "\(count) times" }
    #expect(
      try changes(trace(before), trace(after)) == [
        "1 repeated more or less often.",
        "x #2 B calls C.tick(): \(times(after)), was \(times(before))",
      ]
    )
  }

  @Test func `finds the one repetition that differs`() throws {
    func trace(_ values: [Int]) -> String {
      values.map { "A -> B tick()\n  B -> C tock(\($0))\n" }.joined()
    }
    let before = Array(repeating: 1, count: 400)
    var after = before
    after[150] = 2
    after[151] = 3
    #expect(
      try changes(trace(before), trace(after)) == [
        "2 changed.", "~ #302 B calls C.tock(2); was tock(1)",
        "~ #304 B calls C.tock(3); was tock(1)",
      ]
    )
  }

  @Test func `ignores events without a number`() throws {
    let noted = "== part one\n= note look\n" + TraceDifferenceTests.open + "\n= 120ms\n= on io\n"
    #expect(try TraceDifference(TraceDifferenceTests.open, noted).isEmpty)
  }

  @Test func `shows no control characters`() throws {
    var story = Story()
    story.row(.call, "A\u{1B}", "B", .plain("f\u{7}()"))
    let difference = TraceDifference(from: Trace(), to: story.trace)
    let text =
      difference.sentences(before: "\u{1B}", after: "\n").plain + difference.ladder().plain
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }
}

extension TraceDifference {
  init(_ before: String, _ after: String) throws {
    self.init(from: try Trace(notation: before), to: try Trace(notation: after))
  }
}
