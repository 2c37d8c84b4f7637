import Testing
import Traces

@Suite struct MessagePatternTests {
  private let trace: Trace

  init() throws {
    trace = try Trace(
      notation: """
        User -> View tap 1
          View -> Presenter select(at: 0, "a, b")
            Presenter -> Store load()
            Store --> Presenter [2 Row]
            Presenter -x View show(_:) or hide() [gone]
        """
    )
  }

  static let patterns: [(String, [Int])] = [
    ("View -> Presenter select(at: 0, \"a, b\")", [2]),
    ("View -> Presenter select(at: _, _)", [2]),
    ("View -> Presenter select(at: _)", []),
    ("View -> Presenter select", [2]),
    ("View -> Presenter *", [2]),
    ("_ -> _ *", [2, 3]),
    ("_ -> Store *", [3]),
    ("User -> View tap _", [1]),
    ("User -> View tap 2", []),
    ("Store --> Presenter [2 Row]", [4]),
    ("Store --> _ _", [4]),
    ("Presenter -x View show(_:) or hide()", [5]),
    ("Presenter -x _ *", [5]),
    ("Presenter -> View *", []),
    ("Detail.View -> Presenter select", []),
  ]

  @Test(arguments: patterns)
  func `matches only the rows it describes`(pattern: String, rows: [Int]) throws {
    let pattern = try MessagePattern(pattern)
    #expect(trace.rows.filter(pattern.matches).compactMap(\.number) == rows)
  }

  @Test func `the end of the line is no part of the message`() throws {
    #expect(try MessagePattern("User -> View tap 1\r\n").expected.label == "tap 1")
  }

  @Test(arguments: ["", "View", "View =>", "View ->", "-> View x()", "A -> B f()\nA -> B g()"])
  func `gives the place where a pattern is malformed`(text: String) {
    #expect(throws: NotationError.self) { try MessagePattern(text) }
  }
}

@Suite struct ExpectedTraceTests {
  private let trace: Trace

  init() throws {
    var trace = try Trace(
      notation: """
        User -> View open
          View -> Presenter load()
            Presenter -> Store load()
            Store --> Presenter [2 Row]
            Presenter -> View show([2 Row])
        """
    )
    var end = Event(.return, from: trace.lanes[2], to: trace.lanes[1])
    end.cause = 2
    trace.events.append(end)
    self.trace = trace
  }

  static let fitting = [
    """
    User -> View open
      View -> Presenter load()
        Presenter -> Store load()
        Store --> Presenter [2 Row]
        Presenter -> View show(_)
    """,
    "...\nStore --> Presenter _\n...",
    "User -> View *\n...\nPresenter -> View show",
    "# a comment\nlanes User View\nUser -> View open\n...",
    "User -> View open\r\n  View -> Presenter load()\r\n...\r\n",
    "User -> View open\n...  \nPresenter -> View show",
    "...  # whatever comes first\nPresenter -> View show",
  ]

  @Test(arguments: fitting)
  func `matches the rows, ignoring returns of nothing`(notation: String) throws {
    #expect(try trace.difference(fromExpected: notation) == nil)
  }

  @Test func `objects made before the first action are no rows`() throws {
    let assembled = try Trace(notation: "= assembly Router ->* View\nUser -> View open")
    #expect(try assembled.matches(notation: "User -> View open"))
  }

  @Test func `compares unnumbered kinds only where they are expected`() throws {
    let wired = try Trace(notation: "= wired View.presenter strong Presenter\nUser -> View open")
    #expect(try wired.matches(notation: "User -> View open"))
    #expect(try !wired.matches(notation: "= wired View.presenter weak Presenter\n..."))
  }

  static let failing: [(String, String)] = [
    ("...\nView -> Store load()\n...", "line 2 was not found: View -> Store load()"),
    ("User -> View open\nPresenter -> View show\n...", "line 2 was not found"),
    ("User -> View open", "#2 was not expected"),
    ("User -> View open\n  Presenter -> Store load()\n...", "line 2 was not found"),
    (
      "User -> View open\n  View -> Presenter load()\n  Presenter -> Store load()\n...",
      "line 3 was not found"
    ),
  ]

  @Test(arguments: failing)
  func `names missing and superfluous rows`(notation: String, words: String) throws {
    let difference = try #require(try trace.difference(fromExpected: notation))
    #expect("\(difference)".hasPrefix(words), "\(difference)")
  }
}
