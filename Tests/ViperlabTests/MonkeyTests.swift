import Foundation
import TerminalTesting
import TestSupport
import Testing

/// Random keys, sizes and Ctrl-C for a long time: the session survives.
///
/// With `VIPERLAB_MONKEY=3600` in the environment each seed takes that many seconds.
@Suite(.serialized) struct MonkeyTests {
  private static let seconds = ProcessInfo.processInfo.environment["VIPERLAB_MONKEY"].flatMap(
    Int.init
  )

  private let lines = [
    "load products", "load todos mvc", "load articles", "load profile", "open", "tap 1",
    "tap \"Mac", "back", "close", "reload", "wait", "screen", "trace", "diagram wide", "show 3",
    "why 4", "help all", "faults", "inject nil-link", "inject ?", "heal", "findings", "compare",
    "metrics", "rules", "play open", "lesson first-message", "1", "hint", "leave", "set ascii on",
    "set pager off", "set pager on", "wiring", "source presenter", "explain nil-link",
    "modules; scenarios; lessons", "한국어 이야기",
  ]

  /// All keys but those that end the program, and Ctrl-S, which stops the terminal's output until Ctrl-Q or Ctrl-C.
  private let keys: [String] =
    (1...31).map { String(Unicode.Scalar($0)) }.filter {
      !["\u{3}", "\u{4}", "\u{13}", "\u{1C}"].contains($0)
    }
    + [
      "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~",
      "\u{1B}[5~", "\u{1B}[15~", "\u{1B}OP", "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}u", "\u{1B}<",
      "\u{1B}", "\t", "\t\t", "a", "#", ";", "'", "\"", "\\", "한", "👨‍👩‍👧", "e\u{301}", " ", "\r",
      "\u{1B}9", "\u{19}",
    ]

  @Test(arguments: Effort.cases([1, 2, 3]))
  func `survives any keys`(seed: UInt64) throws {
    let terminal = try PseudoTerminal.atPrompt(environment: ["PAGER": "/no/such"])
    var random = SplitMix64(seed: seed)
    let end = ContinuousClock.now + .seconds(Self.seconds ?? 0)
    var steps = 0
    while steps < 120 || ContinuousClock.now < end {
      try #require(
        act(at: terminal, &random),
        "step \(steps), status \(terminal.exitStatus(seconds: 0) ?? -1), \(terminal.activity), \(Self.stand(terminal.screen))"
      )
      steps += 1
    }
    try #require(isBack(terminal, &random), "\(terminal.activity)\n\(terminal.screen.text)")
    terminal.send("leave\rset pager off\rload products; open\r")
    #expect(
      terminal.wait { $0.text.contains("iPhone 16 Pro") && isPrompt($0) },
      "\(terminal.activity)\n\(terminal.screen.text)"
    )
    terminal.send("\u{4}")
    #expect(terminal.exitStatus() == 0 && terminal.isCooked)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `leaves the terminal as it was, whenever a signal ends it`(signal: Int32) throws {
    var random = SplitMix64(seed: UInt64(signal))
    let end = ContinuousClock.now + .seconds(Self.seconds ?? 0)
    var rounds = 0
    while rounds < 8 || ContinuousClock.now < end {
      let terminal = try PseudoTerminal.atPrompt()
      for _ in 0..<Int.random(in: 0...12, using: &random) { _ = act(at: terminal, &random) }
      terminal.signal(signal)
      #expect(terminal.exitStatus() == 128 + signal, "round \(rounds): \(terminal.screen.text)")
      #expect(terminal.isCooked, "round \(rounds): \(terminal.screen.text)")
      rounds += 1
    }
  }

  /// Performs a random act; returns false if the terminal accepts no more input.
  private func act(at terminal: PseudoTerminal, _ random: inout SplitMix64) -> Bool {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let rows = Int.random(in: 1...40, using: &random)
      terminal.resize(rows: rows, columns: Int.random(in: 2...120, using: &random))
      return true
    case 1: return isBack(terminal, &random)
    case 2...5:
      // Clears the line first: half a line before it may be the name of a long command.
      return terminal.send(
        "\u{5}\u{15}" + (lines.randomElement(using: &random) ?? "") + "\r",
        seconds: 60
      )
    case 6:
      let text = String(repeating: "paste 한글 ", count: Int.random(in: 1...400, using: &random))
      return terminal.send("\u{1B}[200~\(text)\u{1B}[201~", seconds: 60)
    default: return terminal.send(keys.randomElement(using: &random) ?? "a", seconds: 60)
    }
  }

  /// Sends Ctrl-C and returns whether the prompt comes back, however long the answer is.
  private func isBack(_ terminal: PseudoTerminal, _ random: inout SplitMix64) -> Bool {
    terminal.resize(rows: 24, columns: 80)
    terminal.send("\u{3}", seconds: 60)
    for _ in 1...20 {
      // The mark is new each time, because an earlier one may still be on the screen. It is sent repeatedly, because
      // a key pressed together with Ctrl-C may be lost with the line that Ctrl-C discards.
      let mark = "z\(Int.random(in: 1...999_999, using: &random))"
      terminal.send("\u{15}" + mark, seconds: 60)
      if terminal.wait(seconds: 3, until: { isPrompt($0, mark) }) { return terminal.send("\u{15}") }
      if terminal.exitStatus(seconds: 0) != nil { return false }
    }
    return false
  }

  /// Returns the position of the cursor, every scalar of its row, and the text of the screen.
  private static func stand(_ screen: ScreenModel) -> String {
    let row = screen.cursorLine.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "row \(screen.cursorRow) of \(screen.rows) shows \(row)\n\(screen.text)"
  }

  private func isPrompt(_ screen: ScreenModel, _ typed: String? = nil) -> Bool {
    let line = screen.cursorLine
    return line.hasPrefix("viper") && line.hasSuffix(typed.map { "> " + $0 } ?? ">")
  }
}
