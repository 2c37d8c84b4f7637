import PrintableText
import SequenceDiagrams
import TerminalText
import TestSupport
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
    for number in Effort.cases(Mutator.numbers, every: 17) {
      for form in forms {
        #expect(await !session.answer("\(command) \(form)\(number)").isStopped)
        if session.loaded == nil { _ = await session.answer("load products; open; tap 1") }
      }
      _ = await session.answer("\(command) 1..\(number)")
    }
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
    #expect(answer.status != .done && answer.text.plain.utf8.count < 20_000)
    #expect((answer.refusal ?? "").utf8.count < 10_000)
  }

  @Test func `have no completions and no hint`() {
    let session = Session()
    #expect(session.hint(for: "load " + Self.word) == nil)
    #expect(session.completions(of: Self.word).words == [])
  }
}

@Suite struct ScriptFuzzTests {
  private static let words =
    Command.all.map(\.name).filter { !["quit", "compare", "metrics"].contains($0) } + [
      "products", "todos", "articles", "viper", "mvc", "alone=presenter", "#1", "#3", "#99", "-1",
      "end", "lost", "on", "off", "->", "View", "presenter", "after", "if", "nil-link", "?", "7",
      "0", "open", "300ms", "at=1", "didFetchProducts([1])", "[1, 2]", "throws", "\"", "'", "\\",
      ";", "#", "한글", "e\u{301}", "👨‍👩‍👧", "\u{1B}[31m", "\0", "\u{7}", "\u{202E}", "=", "(", ")",
      "..", "trace", "a", "18446744073709551616", "-9223372036854775808",
    ]

  @Test(arguments: 0..<(Effort.isFull ? 200 : 8))
  func `are answered whatever they hold`(_ seed: Int) async {
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
      let isMarked = answer.text.runs.contains { $0.style == .bad }
      #expect(answer.refusal == nil || isMarked, title)
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

/// No answer is wider than the session's width, whatever names it contains.
@Suite struct AnswerWidthTests {
  /// Commands whose answers may be wider, most of them because they write for files and other programs.
  private static let verbatim: Set = ["trace", "export", "source", "quit", "recall", "watch"]

  @Test(arguments: Effort.isFull ? [40, 60, 80] : [40], [false, true])
  func `holds for every command`(width: Int, isPlain: Bool) async {
    // By default, every second command is plain.
    for (index, command) in Command.all.enumerated()
    where !Self.verbatim.contains(command.name) && (Effort.isFull || (index % 2 == 0) == isPlain) {
      let name = command.name
      for line in Effort.cases([name, "\(name) 2", "\(name) view", "help \(name)"], every: 3) {
        let session = session(width, isPlain)
        _ = await session.answer("load products; open; tap 1")
        await expectWidth(of: line, in: session, width)
      }
    }
  }

  @Test(
    arguments: [
      "diff", "wiring", "diagram", "diagram wide", "why #3", "stack", "show 1", "findings",
      "screen", "goto #3", "explain #3", "leaks", "diff b.trace",
    ],
    [40, 80]
  )
  func `holds where names are long`(line: String, width: Int) async throws {
    for isPlain in [false, true] {
      let session = session(width, isPlain)
      try session.files.write("a.trace", Array(Self.trace("load").utf8))
      try session.files.write("b.trace", Array(Self.trace("fetch").utf8))
      for command in ["load trace b.trace", "load trace a.trace", line] {
        await expectWidth(of: command, in: session, width)
      }
    }
  }

  private static func trace(_ verb: String) -> String {
    let view = "CustomerLoyaltyProgrammeEnrolmentConfirmationScreenView"
    let other = "SubscriptionRenewalNotificationPreferencesAndSettingsInteractor"
    return """
      lanes User \(view) Presenter \(other)
      User -> \(view)  open
        = wired \(view).presenter strong Presenter
        \(view) -> Presenter  \(verb)TheVeryLongNamedThing(id:"\(String(repeating: "a", count: 99))")
          Presenter -> \(other)  \(verb)SubscriptionRenewalNotificationPreferencesOfEverybody()

      """
  }

  private func session(_ width: Int, _ isPlain: Bool) -> Session {
    Session(settings: Settings(width: width, isPlain: isPlain, isWidthFixed: true))
  }

  private func expectWidth(of line: String, in session: Session, _ width: Int) async {
    let answer = await session.answer(line)
    #expect(answer.text.lines.filter { $0.displayWidth > width }.map(\.plain) == [], "\(line)")
  }
}
