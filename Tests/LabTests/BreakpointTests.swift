import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct BreakpointTests {
  @Test(arguments: [
    ("Presenter -> View", [7, 15]), ("_ -> Interactor getProducts", [3]), ("screen", [7]),
    ("interactor", [3, 4, 6]), ("Presenter -> View after 1", [15]),
    ("View -> _ if didSelect", [9]),
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

  @Test func `stops where a message was lost on its way`() async {
    let session = await session(
      "load products; inject nil-link presenter.interactor; break Presenter -> Interactor; open"
    )
    #expect(session.prompt == "viper #3> ")
  }

  @Test func `stops an action at a breakpoint`() async {
    let session = await session("load products", "break _ -> Interactor getProducts")
    let answer = await session.answer("open")
    #expect(session.debugger.cursor == 3)
    #expect(answer.text.plain.contains("Break: _ -> Interactor getProducts"))
  }

  @Test func `stops where a message is lost and where a finding rests`() async {
    let line = "load products; inject nil-link presenter.interactor; open; goto lost"
    let session = await session(line)
    let lost = session.debugger.cursor ?? session.loaded?.now.lastNumber ?? 0
    #expect(session.loaded?.now[row: lost]?.kind == .lost)
    #expect(await session.answer("goto finding").status == .done)
  }

  @Test func `stops before the first message with set pace step`() async {
    let session = await session("load products", "set pace step", "open")
    #expect(session.debugger.cursor == 1)
    #expect(await session.answer("set").text.plain.contains("pace step"))
  }

  @Test(arguments: [
    ("break Presenter->View", "Break 1: Presenter -> View\n"),
    ("break presenter -> view showproducts", "Break 1: Presenter -> View showProducts\n"),
    ("break View -> Presenter fetchProduct", "Did you mean fetchProducts?"),
    ("break View -> _ if zebra", "may never stop"), ("break View -> _ if selectproduct", nil),
    ("break Nobody -> View", "There is no participant Nobody"),
    ("break View -> Interactor getProducts", "may never stop"),
    ("break lost; break -1", "Removed: lost"), ("break lost; break - 1", "Removed: lost"),
    ("break lost after 0", "after takes a number"), ("break lost if", "What comes behind if?"),
  ])
  func `takes a breakpoint as people type it`(_ line: String, _ words: String?) async {
    let text = await session("load products").answer(line).text.plain
    #expect(words.map(text.contains) ?? !text.contains("never"), "\(text)")
  }

  @Test func `says of a recorded conversation that a breakpoint never stops`() async {
    let session = await session("load products", "open", "save trace a", "load trace a")
    let text = await session.answer("break View -> Interactor getProducts").text.plain
    #expect(text.contains("so this never stops"))
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
