import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct DebuggerTests {
  /// The start row, the command and the row of the cursor after it, in Products after `open`; nil for the end.
  @Test(arguments: [
    (1, "step", 2), (3, "step", 4), (2, "next", nil), (4, "next", 6), (3, "next", nil),
    (4, "finish", 5), (5, "finish", 7), (6, "next", nil), (6, "step", 7),
  ])
  func `moves from row to row`(_ start: Int, _ command: String, _ end: Int?) async {
    let session = await session("load products", "open", "goto #\(start)", command)
    #expect(session.debugger.cursor == end)
  }

  @Test func `shows nothing behind the cursor`() async {
    let session = await session("load products", "open", "goto #4")
    let looks = ["diagram", "trace", "why #4", "show #4"]
    for look in looks {
      #expect(await !session.last(look).contains("didFetchProducts"), "\(look)")
    }
    let refusal = await session.answer("show #6")
    #expect(refusal.status == .failed && refusal.text.plain.contains("goto #6"))
  }

  @Test(arguments: ["goto #0", "goto #8", "goto", "goto x", "goto -7", "goto lost", "goto finding"])
  func `refuses to go where nothing is`(_ line: String) async {
    let session = await session("load products", "open")
    #expect(await session.answer(line).status != .done)
    #expect(session.debugger.cursor == nil)
  }

  @Test func `drops a message sent again, and resends what was changed`() async {
    let session = await session("load products", "open", "tap 1", "resend #6 products=[]")
    #expect(await session.answer("resend #6 products=[1]").status == .done)
    #expect(session.trace[row: 6]?.label == "didFetchProducts([1 ProductEntity])")
    #expect(session.loaded?.run.edits.count == 1)
    #expect(await session.answer("drop #6").status == .done)
    #expect(session.trace[row: 6]?.kind == .lost)
    #expect(await session.last("undo").hasPrefix("Undone: drop #6."))
    #expect(await session.last("undo").hasPrefix("Undone: resend #6 products=[1]."))
    #expect(session.trace[row: 6]?.label == "didFetchProducts([0 ProductEntity])")
  }

  @Test func `drops one of several messages that are alike`() async {
    let session = await session("load articles", "open", "wait", "drop #4")
    #expect(session.trace[row: 4]?.kind == .lost)
    let second = session.trace.rows.last { $0.message?.baseName == "showLoading" }?.number ?? 0
    _ = await session.answer("drop #\(second)")
    let kinds = session.trace.rows.filter { $0.message?.baseName == "showLoading" }.map(\.kind)
    #expect(kinds == [.lost, .lost])
  }

  @Test func `drops actions that could not be replayed when another action follows`() async {
    let session = await session("load todos", "open", "delete 2", "drop #2")
    let before = session.trace
    _ = await session.answer("send interactor retrieveTodos()")
    let after = session.trace
    #expect(session.loaded?.run.actions.map(\.description).first == "open")
    #expect(session.loaded?.run.actions.count == 2)
    _ = await session.answer("undo")
    #expect(session.trace == before)
    #expect(session.loaded?.run.actions.map(\.description) == ["open", "delete 2"])
    _ = await session.answer("redo")
    #expect(session.trace == after)
  }

  @Test func `uses the row of the cursor where no row is named`() async {
    let session = await session("load products", "open")
    #expect(await session.answer("why").status == .misused)
    _ = await session.answer("goto #3")
    for name in ["why", "show"] {
      let named = await session.answer("\(name) #3")
      #expect(named.status == .done)
      #expect(await session.answer(name).text == named.text)
    }
  }

  @Test(arguments: [
    ("reload", "reload"), ("drop #6", "drop #6"), ("load todos", "load todos viper"),
    ("play select", "tap 1"), ("tap 2", "tap 2"),
  ])
  func `says what undo has undone`(_ line: String, _ words: String) async {
    let session = await session("load products", "open", line)
    let text = await session.last("undo")
    #expect(text.hasPrefix("Undone: \(words).\n"), "\(text)")
    #expect(session.loaded?.done == [.open])
  }
}
