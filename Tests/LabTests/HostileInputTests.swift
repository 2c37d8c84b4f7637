import PrintableText
import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

@testable import Lab

/// Numbers at the limits of every integer type, wherever a command or a file takes a number.
@Suite struct TypedNumberTests {
  @Test func `are read up to 2^53 in either direction`() {
    #expect(Int(typed: "9007199254740992") == 1 << 53)
    #expect(Int(typed: "-9007199254740992") == -(1 << 53))
    #expect(Int(typed: "9007199254740993") == nil)
    #expect(Int(typed: "\(Int.min)") == nil)
    #expect(Int(typed: "1e9") == nil)
  }

  @Test(arguments: Command.all.map(\.name).filter { $0 != "quit" })
  func `end no command in a crash`(command: String) async {
    let session = Session()
    _ = await session.answer("load products; open; tap 1; break lost")
    let forms = [
      "", "- ", "-", "#", "on ", "nil-link ", "? ", "at ", "#1 ", "#3 at=", "lost after ",
    ]
    for number in Effort.cases(Mutator.numbers) {
      for form in forms {
        let answer = await session.answer("\(command) \(form)\(number)")
        #expect(!answer.isStopped)
        if session.loaded == nil { _ = await session.answer("load products; open; tap 1") }
      }
      _ = await session.answer("\(command) 1..\(number)")
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `of rows that cannot be, or come twice, are refused`(number: Int) async throws {
    let files = Files.inMemory()
    let row = """
      {"kind":"call","number":\(number),"from":"View","to":"Presenter","message":{"name":"a()"}}

      """
    try files.write("t.jsonl", Array(("{\"viperlab\":1}\n" + row + row).utf8))
    let session = Session(modules: [], files: files, baselines: .ofSamples)
    let refusal = await session.answer("load trace t.jsonl").refusal ?? ""
    #expect(refusal.hasPrefix(number == 1 ? "t.jsonl:3:" : "t.jsonl:2:"))
    #expect(!refusal.contains("no trace"))
  }
}

/// Words longer than a person types, as a script may contain them.
@Suite struct LongWordTests {
  private static let word = String(repeating: "x", count: Effort.count(1_000_000))

  @Test(arguments: [
    "W", "load W", "load products W", "load products; open; tap W", "press W", "help W",
    "explain W", "show W", "why W", "diff W", "save W", "save trace W", "export W", "export text W",
    "inject W",
    "filter W", "lesson W", "set W on", "set width W", "source W", "play W", "compare W", "wait W",
  ])
  func `are answered in a few lines`(line: String) async {
    let session = Session()
    let answer = await session.answer(line.replacing("W", with: Self.word))
    #expect(answer.status != .done)
    #expect(answer.text.plain.utf8.count < 20_000)
    #expect((answer.refusal ?? "").utf8.count < 10_000)
  }

  @Test func `have no completions and no hint`() {
    let session = Session()
    #expect(session.hint(for: "load " + Self.word) == nil)
    #expect(session.completions(of: Self.word).words == [])
  }
}

/// Scripts of commands, parts of commands and garbage.
@Suite struct ScriptFuzzTests {
  private static let words =
    Command.all.map(\.name).filter { !["quit", "compare", "metrics"].contains($0) } + [
      "products", "todos", "articles", "viper", "mvc", "alone=presenter", "#1", "#3", "#99", "-1",
      "end",
      "lost", "on", "off", "->", "View", "presenter", "after", "if", "nil-link", "?", "7", "0",
      "open",
      "300ms", "at=1", "didFetchProducts([1])", "[1, 2]", "throws", "\"", "'", "\\", ";", "#", "한글",
      "e\u{301}", "👨‍👩‍👧", "\u{1B}[31m", "\0", "\u{7}", "\u{202E}", "=", "(", ")", "..", "trace", "a",
      "18446744073709551616", "-9223372036854775808",
    ]

  @Test(arguments: 0..<(Effort.isFull ? 200 : 8)) func `are answered whatever they hold`(
    _ seed: Int
  ) async {
    var random = SplitMix64(seed: UInt64(seed))
    let session = Session()
    session.isAttended = seed.isMultiple(of: 2)
    _ = await session.answer("load \(["products", "todos", "articles"][seed % 3]); open")
    for _ in 0..<20 {
      let line = ScriptFuzzTests.line(&random)
      let answer = await session.answer(line)
      let title = Comment(rawValue: line.debugDescription)
      #expect(answer.text.isEmpty || answer.text.plain.hasSuffix("\n"), title)
      #expect((answer.status == .done) == (answer.refusal == nil), title)
      #expect(!answer.text.plain.unicodeScalars.contains(where: isRaw), title)
      #expect(session.prompt.hasPrefix("viper"), title)
    }
    _ = await session.answer("leave")
    #expect(await session.answer("load products; open").status == .done)
  }

  private static func line(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...6, using: &random)
    let line = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
    return line.joined(separator: Int.random(in: 0..<8, using: &random) == 0 ? "" : " ")
  }

  /// Whether a terminal would interpret a character instead of drawing it.
  private func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 && scalar != "\n" || scalar == "\u{202E}" || scalar == "\u{7F}"
  }
}
