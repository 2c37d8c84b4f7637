import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct PredictionTests {
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

  @Test func `injects one secret fault at a time`() async {
    let session = await session("load products", "open", "inject nil-link", "inject ? 26")
    #expect(session.loaded?.run.faults.count == 1)
    #expect(session.loaded?.run.secrets.count == 1)
  }

  @Test func `judges a guess, and counts the looks`() async throws {
    for seed in 0..<20 {
      let session = await session("load products", "inject ? \(seed)", "open")
      let secret = try #require(session.loaded?.run.faults.first)
      #expect(secret.isSecret)
      _ = await session.answer("diagram")
      let wrong = secret.fault.name == "nil-link" ? "double-reply" : "nil-link"
      #expect(await session.answer("guess \(wrong) nowhere").status != .done)
      #expect(await session.last("guess \(wrong)").hasPrefix("No."))
      let right = await session.last("guess \(secret.injectCommand.dropFirst("inject ".count))")
      let words = right.unwrapped
      #expect(words.hasPrefix("Yes: \(secret.title)"))
      #expect(words.contains("looked once and guessed wrongly once"))
      #expect(await session.answer("guess nil-link").status == .failed)
    }
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

  @Test func `refuses an unknown name while a question is open`() async {
    let session = await session("load products", "predict on", "open")
    #expect(await session.last("veiw presenter").contains("Did you mean view?"))
    #expect(await session.answer("show 1").status == .done)
  }

  @Test func `writes a session for a player, the same every time`() async throws {
    var texts: [String] = []
    for _ in 0..<2 {
      let session = await session(
        "record a.cast",
        "load about; open",
        #"show "한국" \"#,
        "record off"
      )
      let bytes = try session.files.read("a.cast")
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    #expect(texts[0] == texts[1])
    let lines = texts[0].split(separator: "\n")
    #expect(lines[0] == #"{"version": 2, "width": 80, "height": 24, "title": "viperlab"}"#)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("\"]") })
    #expect(lines.contains { $0.hasSuffix(#", "o", "viper> "]"#) })
  }
}
