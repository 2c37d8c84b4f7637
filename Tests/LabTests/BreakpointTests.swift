import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct BreakpointTests {
  @Test(arguments: [
    ("Presenter -> View", [7, 15]), ("_ -> Interactor getProducts", [3]), ("screen", [7]),
    ("interactor", [3, 4, 6]), ("Presenter -> View after 1", [15]), ("View -> _ if didSelect", [9]),
  ])
  func `stops at a breakpoint`(_ words: String, _ rows: [Int]) async {
    let session = await session("load products", "open", "tap 1", "goto #1", "break \(words)")
    for row in rows {
      _ = await session.answer("continue")
      #expect((session.debugger.cursor ?? session.loaded?.now.lastNumber) == row)
    }
  }

  @Test func `counts only the rows passed before another breakpoint stopped`() async {
    let session = await session(
      "load products; open; tap 1; goto #1; break Presenter -> View after 1",
      "break Interactor -> Presenter"
    )
    var rows: [Int] = []
    for _ in 0..<4 where session.debugger.cursor != nil {
      _ = await session.answer("continue")
      rows.append(session.debugger.cursor ?? 0)
    }
    #expect(rows == [6, 0])
  }

  @Test(arguments: [
    ("inject nil-link presenter.interactor; break Presenter -> Interactor; open", 3, "Injected: "),
    ("break _ -> Interactor getProducts; open", 3, "Break: _ -> Interactor getProducts"),
    ("set pace step; open; set", 1, "pace step"),
  ])
  func `stops an action`(lines: String, row: Int, text: String) async {
    let session = await session("load products")
    #expect(await session.last(lines).contains(text))
    #expect(session.prompt == "viper #\(row)> ")
  }

  @Test func `stops where a message is lost and where a finding rests`() async {
    let line = "load products; inject nil-link presenter.interactor; open; goto lost"
    let session = await session(line)
    let lost = session.debugger.cursor ?? session.loaded?.now.lastNumber ?? 0
    #expect(session.loaded?.now[row: lost]?.kind == .lost)
    #expect(await session.answer("goto finding").status == .done)
  }

  @Test(arguments: [
    ("break Presenter->View", "Break 1: Presenter -> View\n"),
    ("break presenter -> view showproducts", "Break 1: Presenter -> View showProducts\n"),
    ("break View -> Presenter fetchProduct", "Did you mean fetchProducts?"),
    ("break View -> _ if zebra", "may never stop"), ("break View -> _ if selectproduct", nil),
    ("break Nobody -> View", "There is no participant Nobody"),
    ("break View -> Interactor getProducts", "may never stop"),
    ("break lost; break -1", "Removed: lost"), ("break lost; break - 1", "Removed: lost"),
    (
      "open; save trace a; load trace a; break View -> Interactor getProducts",
      "so this never stops"
    ),
    ("break lost after 0", "after takes a number"), ("break lost if", "What comes behind if?"),
  ])
  func `takes a breakpoint as people type it`(_ line: String, _ words: String?) async {
    let text = await session("load products").answer(line).text.plain
    #expect(words.map(text.contains) ?? !text.contains("never"), "\(text)")
  }

  @Test(arguments: [
    (["break"], ["finding", "lost", "screen", "view"]), (["break", "view"], ["->", "after"]),
    (["break", "view", "->"], ["presenter"]),
    (["break", "view", "->", "presenter"], ["didSelectProduct"]),
    (["break", "lost"], ["after", "if"]),
  ])
  func `offers what may come next`(_ words: [String], _ offers: [String]) async {
    let session = await session("load products", "open", "tap 1")
    let known = session.completions(of: words.joined(separator: " ") + " ").words
    #expect(offers.allSatisfy(known.contains), "\(known)")
  }
}

@Suite struct CallStackTests {
  /// Returns the numbers with which lines begin.
  private func stack(_ session: Session) async -> [String] {
    let lines = await session.last("stack").split(separator: "\n")
    return lines.map { String($0.prefix { $0 != " " }) }.filter { $0.hasPrefix("#") }
  }

  @Test func `contains the row of the cursor even after its call has returned`() async {
    let session = await session("load products", "open", "tap 1", "goto #7")
    #expect(await stack(session) == ["#7", "#6", "#3", "#2", "#1"])
  }

  @Test func `lets an action continue from the last row`() async {
    let session = await session("load products", "open", "goto #7")
    session.isAttended = true
    #expect(await session.last("tap 9").contains("There is no row 9"))
    #expect(session.prompt == "viper #7> ")
    #expect(await session.answer("tap 1").status == .done)
    #expect(session.prompt == "viper> ")
  }

  @Test(arguments: [
    ("goto #1", "#7"), ("goto #7", "#8"), ("goto #9", "#11"), ("goto #13", "#15"),
    ("goto #8", "#15"),
  ])
  func `finish runs to the end of the innermost call`(_ start: String, _ end: String) async {
    let session = await session("load products", "open", "tap 1", start, "finish")
    #expect(session.prompt == "viper \(end)> ")
  }

  @Test(arguments: [(6, ["#6", "#3", "#2"]), (5, ["#3", "#2"]), (12, ["#10", "#9"]), (8, [])])
  func `contains causes where no ends of calls are`(_ row: Int, _ rows: [String]) async {
    let action = """
      User -> View  tap 1
        View -> Presenter  didTap()
          Presenter -> Interactor  load()
            Interactor -> Store  rows()
            Store --> Interactor  [2 Row]
            Interactor -> Presenter  didLoad([2 Row])
              Presenter -> View  show([2 Row])

      """
    let session = await session("load about")
    try? session.files.write("a", Array((action + action).utf8))
    _ = await session.last("load trace a", "goto #\(row)")
    #expect(await stack(session) == rows)
  }

  @Test func `draws a recorded action with the lanes of all who take part`() async {
    let session = await session("load about")
    let action =
      "User -> View  tap 1\n  View -> Presenter  didTap()\n    Presenter -> View  show()\n"
    try? session.files.write("a", Array((action + action).utf8))
    let text = await session.last("load trace a", "goto #6")
    #expect(text.contains("  6▸  ┊     ┃◄────┃       show()"), "\(text)")
  }

  @Test func `names all rows, also those behind the cursor`() async {
    let session = await session("load products", "open", "goto #2")
    for line in ["goto #99", "show #99"] {
      #expect(await session.last(line).contains("rows are 1 to 7"))
    }
    #expect(await session.last("goto -3").contains("Before #2 there is 1 row"))
  }
}
