import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct DifferenceLadderTests {
  private func ladder(
    _ before: String,
    _ after: String,
    context: Int = 2,
    width: Int = 80
  ) throws -> [String] {
    try TraceDifference(before, after).ladder(context: context, DiagramOptions(width: width))
      .lines.map(\.plain)
  }

  private func calls(_ count: Int) -> String {
    (1...count).map { "  B -> C f\($0)()\n" }.joined()
  }

  @Test func `counts unchanged rows, with the bars that run throughout`() throws {
    let start = "User -> A open\n  A -> B go()\n"
    let lines = try ladder(
      start + calls(12) + "  B -> C end(1)\n",
      start + calls(12) + "  B -> C end(2)\n"
    )
    #expect(lines.contains("        ┊     ┊     ┊     ┊   12 rows as before (#1 to #12)"))
    let deep = try ladder(
      start + "  A -> B first(1)\n" + calls(12) + "  B -> C end(1)\n",
      start + "  A -> B first(2)\n" + calls(12) + "  B -> C end(2)\n",
      context: 0
    )
    #expect(deep.contains("        ┊     ┊     ┃     ┊     12 rows as before (#4 to #15)"))
  }

  static let changes: [(String, String, String)] = [
    ("A -> B show([1 Row])", "A -> B show([2 Row])", "show([2 Row])  was ([1 Row])"),
    ("A -> B rows = 1", "A -> B rows = 2", "rows = 2  was rows = 1"),
    ("User -> A tap 1", "User -> A tap 2", "tap 2  was tap 1"),
    ("User -> A open", "User -> B open", "open  was to A"),
    ("A -> B f()", "A ~> B f()", "f()  waited before"),
    ("A ~> B f()", "A -> B f()", "f()  did not wait before"),
    ("A -x b  f() [nil]", "A -> B f()", "f()  was lost: b is nil"),
    ("A -> B f()", "A -x b  f() [nil]", "f()  lost: nil, arrived before"),
    ("A -> B f()\nB --> A 김치", "A -> B f()\nB -->! A .spoilt", "! .spoilt  was 김치"),
    ("A -> B f()\nB -->! A .spoilt", "A -> B f()\nB --> A 김치", "김치  was ! .spoilt"),
    ("A -> B f(1)", "A ~> B f(2)", "f(2)  was: A calls B.f(1)"),
  ]

  @Test(arguments: changes)
  func `names the former version of a row`(before: String, after: String, words: String) throws {
    let marked = try ladder(before, after).filter { $0.hasPrefix("~") }
    #expect(marked.count == 1)
    #expect(marked.first?.hasSuffix("  " + words) == true)
  }

  @Test func `never shortens a change that has room below`() throws {
    let lines = try ladder(
      "A -> B show(ProductEntity(id: 1, name: \"김치찌개\"))",
      "A -> B show(ProductEntity(id: 1, name: \"된장찌개\"))",
      width: 40
    )
    let text = lines.map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    #expect(text.contains("show(ProductEntity(id: 1, name: \"된장찌개\"))"))
    #expect(text.contains("was (ProductEntity(id: 1, name: \"김치찌개\"))"))
  }

  @Test func `cuts changes longer than four lines`() throws {
    let long = String(repeating: "word ", count: 50_000)
    let lines = try ladder("A -> B show(\(long)1)", "A -> B show(\(long)2)", width: 40)
    #expect(lines.count < 15)
    #expect(lines.count { $0.hasSuffix("…") } == 2)
  }

  @Test func `writes sentences where lanes do not fit`() throws {
    func trace(_ value: Int) -> String {
      "A -> B go()\n" + (0..<70).map { "  B -> P\($0) f()\n" }.joined() + "  B -> C end(\(value))\n"
    }
    let lines = try ladder(trace(1), trace(2), context: 0)
    #expect(lines.contains("       71 rows as before (#1 to #71)"))
    #expect(lines.contains("~  72  B calls C.end(2), was (1)"))
  }

  @Test func `participants of one name are equal, whatever their types`() {
    var (before, after) = (Story(), Story())
    (before.lanes, after.lanes) = (Participant.named("A"), Participant.named("A"))
    before.row(.call, nil, "A", .plain("gone()")) {
      $0.sender = Participant(.named("B"), type: "OldView")
    }
    after.row(.call, nil, "A", .plain("new()")) {
      $0.sender = Participant(.named("B"), type: "ProductView")
    }
    let text = TraceDifference(from: before.trace, to: after.trace).ladder().plain
    #expect(text.contains("\n-   1   ┊◄────┊   gone()\n+   1   ┊◄────┊   new()\n"))
  }

  @Test func `marks rows at the edge, with their numbers`() {
    var random = RandomConversation(seed: 29)
    for _ in 0..<100 {
      let (before, after) = random.nextPair()
      let difference = TraceDifference(from: before, to: after)
      let lines = difference.ladder(DiagramOptions(width: 400, repeatsHeader: false)).lines.map(
        \.plain
      )
      let told: [String] = lines.compactMap { line in
        guard let number = Int(line.dropFirst(2).prefix(3).drop { $0 == " " }) else { return nil }
        return line.prefix(1) + "\(number)"
      }
      let shown: [String] = difference.entries().compactMap { entry in
        guard case .row(let index) = entry else { return nil }
        let row = difference.rows[index]
        return "\(row.mark.sign)\(row.event.number ?? 0)"
      }
      #expect(told == shown)
    }
  }

  @Test(arguments: [36, 40, 60, 120]) func `never overruns the width`(width: Int) {
    var (random, talk) = (RandomTrace(seed: 31), RandomConversation(seed: 37))
    for round in 0..<80 {
      let isTalk = round.isMultiple(of: 2)
      let pair =
        isTalk ? talk.nextPair() : (random.next(isASCII: false), random.next(isASCII: false))
      let difference = TraceDifference(from: pair.0, to: pair.1)
      let lines = difference.ladder(DiagramOptions(width: width)).lines.map(\.plain)
      #expect(lines.filter { $0.displayWidth > width } == [])
      #expect(lines.filter { $0.hasSuffix(" ") } == [])
    }
  }

  @Test func `is ASCII when all texts are ASCII`() throws {
    let long = String(repeating: "g", count: 300)
    let difference = try TraceDifference(
      "A -> B f(1)\nA -> B \(long)(1)\n",
      "A -> B f(2)\nA -> B \(long)(2)\n"
    )
    let text = difference.ladder(DiagramOptions(width: 40, isASCII: true)).plain
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }
}

@Suite struct DifferenceRowsTests {
  private let before = """
    A -> B one()
      B -> C old()
        C -> D deep()
      B -> C kept(1)
    A -> B two()
    A -> B three()
    A -> B four()
    A -> B five()
    A -> B six()
    """
  private let after = """
    A -> B one()
      B -> C kept(2)
      B -> C new()
    A -> B two()
    A -> B three()
    A -> B four()
    A -> B five()
    A -> B five()
    A -> B six()
    """

  @Test func `puts a removed row in its former place`() throws {
    let rows = try TraceDifference(before, after).rows
    let lines = rows.map { "\($0.mark.sign)\($0.event.number ?? 0) \($0.depth) \($0.event.label)" }
    #expect(
      lines == [
        " 1 0 one()", "-2 1 old()", "-3 2 deep()", "~2 1 kept(2)", "+3 1 new()", " 4 0 two()",
        " 5 0 three()", " 6 0 four()", "x7 0 five()", "x8 0 five()", " 9 0 six()",
      ]
    )
    #expect(rows.map(\.parent) == [nil, 0, 1, 0, 0, nil, nil, nil, nil, nil, nil])
    #expect(rows[3].was?.label == "kept(1)")
    #expect(rows[8].repetition == Repetition(before: 1, after: 2))
  }

  @Test func `folds unchanged rows and repetitions`() throws {
    let difference = try TraceDifference(before, after)
    #expect(
      difference.entries(context: 0) == [
        .row(0), .row(1), .row(2), .row(3), .row(4), .asBefore(5..<8), .row(8), .surplus(9..<10),
        .row(10),
      ]
    )
    #expect(!difference.entries().contains(.asBefore(5..<8)))
  }

  @Test(arguments: [
    (
      "A -> B x()\n  B -> C one()\n    C -> D deep()\n  B -> C gone()\n  B -> C end()\n",
      "A -> B x()\n  B -> C one()\n    C -> D deep()\n    C -> D new()\n  B -> C end()\n",
      [" x()", " one()", " deep()", "+new()", "-gone()", " end()"]
    ),
    (
      "A ~> B x()\nA -> C y()\n  C -> D z()\nB --> A 1 ^1\nA -> C end()\n",
      "A ~> B x()\nA -> C y()\n  C -> D z()\nA -> C end()\n",
      [" x()", " y()", " z()", "-1", " end()"]
    ),
  ])
  func `puts a removed row behind earlier effects, a late answer where it came`(
    before: String,
    after: String,
    marked: [String]
  ) throws {
    let rows = try TraceDifference(before, after).rows
    #expect(rows.map { $0.mark.sign + $0.event.label } == marked)
  }

  @Test func `compares thousands of levels`() {
    let count = Effort.count(100_000)
    func trace(_ changed: Int) -> Trace {
      var story = Story()
      for level in 0..<count {
        let name = level == changed ? "g()" : "f()"
        story.row(.call, "A", "B", .plain(name), in: level == 0 ? nil : level)
      }
      return story.trace
    }
    let difference = TraceDifference(from: trace(-1), to: trace(count / 2))
    #expect(difference.summary == "1 added, 1 removed, 1 moved.")
    #expect(difference.ladder().plain.contains("~") == false)
    #expect(difference.ladder().lines.count < 20)
  }
}
