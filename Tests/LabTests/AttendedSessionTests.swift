import Stage
import TerminalText
import Testing

@testable import Lab

/// A session of a person at a terminal, who can be asked and shown row after row.
@Suite struct AttendedSessionTests {
  @Test func `lets an action continue from the last row`() async {
    let session = await session("load products", "open", "goto #7")
    session.isAttended = true
    #expect(await session.last("tap 9").contains("There is no row 9"))
    #expect(session.prompt == "viper #7> ")
    #expect(await session.answer("tap 1").status == .done)
    #expect(session.prompt == "viper> ")
  }

  @Test func `continues from the cursor or from the end, as the person replies`() async {
    let session = await session("load products", "open", "tap 1", "back")
    session.isAttended = true
    for (word, actions) in [("here", ["open", "tap 2"]), ("end", ["open", "tap 2", "back"])] {
      _ = await session.answer("goto #2")
      #expect(await session.answer(word == "here" ? "tap 2" : "back").status == .failed)
      #expect(await session.answer(word).status == .done)
      #expect(session.loaded?.done.map(\.description) == actions)
    }
    for word in ["here", "from the end"] {
      _ = await session.answer("goto #2")
      #expect(await session.last("tap 9", word).contains("There is no row 9"))
      #expect(session.loaded?.done.map(\.description) == ["open", "tap 2", "back"])
      #expect(session.prompt == "viper #2> ")
    }
    _ = await session.last("goto #2", "back")
    #expect(await session.answer("screen").status == .done)
    #expect(await session.answer("here").status == .misused)
  }

  @Test func `shows the row that a person names alone, which in a script is a comment`() async {
    let session = await session("load products", "open")
    #expect(await session.answer("#3").text.plain == "")
    session.isAttended = true
    #expect(await session.answer(" #3 ").text == session.answer("show #3").text)
    #expect(await session.answer("#99").refusal == "There is no row #99; rows are 1 to 7.")
    #expect(await session.answer("# 3").text.plain == "")
    #expect(session.typedLines.map(\.text).contains("show #3"))
  }

  @Test func `plays a conversation row by row`() async {
    let session = await session("load products", "open", "tap 1")
    #expect(await session.answer("watch 100ms").status == .failed)
    session.isAttended = true
    #expect(await session.answer("watch 100ms").status == .done)
    #expect(session.watchingPace == 100)
    var rows: [Int?] = []
    while session.watchNextRow() != nil { rows.append(session.debugger.cursor) }
    #expect(rows == (1...14).map { $0 } + [nil])
    _ = await session.last("goto #15", "watch")
    #expect(session.watchNextRow()?.contains("  1   ┊────►┊") == true)
    _ = await session.last("goto #12", "watch")
    #expect(session.watchNextRow()?.contains("13") == true)
    #expect(session.stopWatching().plain.contains("#13"))
    #expect(session.prompt == "viper #13> ")
  }

  @Test func `plays each action in lanes of those who take part in it`() async {
    let session = await session("load products", "open", "tap 1", "back", "goto #7")
    session.isAttended = true
    _ = await session.answer("watch")
    var text = ""
    while let row = session.watchNextRow() { text += row }
    #expect(text.contains("creates Detail: 3 objects"), "\(text)")
    _ = await session.last("set plain on", "watch")
    #expect(session.watchNextRow() == "1. You: open (calls viewDidLoad)\n")
  }
}
