import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct RecordedConversationTests {
  @Test func `looks at a recorded conversation as at one of its own`() async {
    let session = await session("load articles", "open", "wait", "tap 1", "save trace a.trace")
    func looks() async -> [String] {
      var texts: [String] = []
      for row in [3, 9, 14] {
        _ = await session.answer("goto #\(row)")
        for look in ["trace", "diagram", "why #9", "screen", "leaks"] {
          texts.append(await session.answer(look).text.plain)
        }
      }
      return texts
    }
    let own = await looks()
    _ = await session.answer("goto end")
    #expect(await session.answer("load trace a.trace").status == .done)
    #expect(await looks() == own)
  }

  @Test(arguments: [
    "tap 1", "reload", "inject nil-link", "drop #3", "resend #3 x=1", "play open", "source",
    "metrics", "faults",
  ])
  func `does nothing in a recorded conversation`(_ line: String) async {
    let session = await session("load articles", "open", "save trace a.trace", "load trace a.trace")
    let answer = await session.answer(line)
    #expect(answer.status == .failed)
    #expect(answer.text.plain.contains("was recorded"))
  }

  @Test(arguments: ["load trace", "load trace nowhere", "load trace a b", "load trace empty"])
  func `refuses a trace that it cannot read`(_ line: String) async {
    let session = await session("load about")
    try? session.files.write("empty", [])
    #expect(await session.answer(line).status != .done)
    #expect(session.loaded?.run.module.name == "about")
  }

  @Test func `tells of a long conversation in few lines`() async {
    var text = "lanes User View Presenter\n"
    for number in 1...2_000 {
      text += "User -> View  tap \(number)\n  View -> Presenter  didTap()\n"
      if number % 500 == 0 { text += "    Presenter -x View  show(_:) [gone]\n" }
    }
    let session = await session("load about")
    try? session.files.write("long", Array(text.utf8))
    let lines = await session.answer("load trace long").text.plain.split(separator: "\n")
    #expect(lines.count <= 24)
    #expect(lines.contains { $0.hasPrefix("Lost: 4 messages, the first #1001") })
    #expect(lines.contains("  and 1990 actions more"))
    _ = await session.answer("goto lost")
    #expect(session.debugger.cursor == 1_001)
  }
}
