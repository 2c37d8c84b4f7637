import Foundation
import TerminalTesting
import TestSupport
import Testing

@Suite(.serialized) struct LongLinesTests {
  @Test(arguments: [(24, 80, 1_985), (24, 100, 2_485), (5, 20, 105), (1, 10, 300), (2, 2, 50)])
  func `takes more than fits the screen`(rows: Int, columns: Int, count: Int) throws {
    let terminal = try PseudoTerminal.atPrompt(rows: max(rows, 3), columns: max(columns, 10))
    terminal.resize(rows: rows, columns: columns)
    let typed = String(repeating: "a", count: count)
    terminal.send("# " + typed + "\u{1}\u{5}")
    for _ in 1...14 { terminal.send("c") }
    terminal.send("\r\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.history == "# \(typed)cccccccccccccc\n")
  }

  @Test func `recalls a line that is taller than the screen`() throws {
    let terminal = try PseudoTerminal.atPrompt(rows: 5, columns: 20)
    let typed = "# " + String(repeating: "한글 and more ", count: 30)
    terminal.send(typed + "\rmodules\r")
    #expect(terminal.wait { $0.cursorLine == "viper>" })
    terminal.send("\u{1B}[A\u{1B}[A\u{1}\u{5}!")
    #expect(terminal.wait { $0.text.contains("more !") })
    terminal.send("\r\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.history == "\(typed)\nmodules\n\(typed)!\n")
  }

  @Test func `lists what may follow below a line that is taller than the screen`() throws {
    let terminal = try PseudoTerminal.atPrompt(rows: 5, columns: 20)
    terminal.send(String(repeating: "open; ", count: 40) + "lo")
    terminal.send("\tad\t")
    #expect(terminal.wait { $0.text.contains("open; load") })
    terminal.send("\u{3}")
    #expect(terminal.wait { $0.cursorLine == "viper>" })
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `shows what was typed, wherever the cursor is and whatever its size`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let terminal = try PseudoTerminal.atPrompt(rows: 6, columns: 24)
    var typist = Typist("#", seed: seed)
    terminal.send("#")
    for turn in 1...40 {
      if turn % 8 == 0 {
        let rows = Int.random(in: 3...12, using: &random)
        terminal.resize(rows: rows, columns: Int.random(in: 12...40, using: &random))
      }
      terminal.send(typist.act())
      let line = { (screen: ScreenModel) in
        WrappedLine("viper> ", typist.text, cursor: typist.cursor, columns: screen.columns)
      }
      let isShown = terminal.wait { line($0).isShown(on: $0) }
      #expect(isShown, "turn \(turn): \(terminal.screen.text)")
      if !isShown { return }
    }
    terminal.send("\r\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.history == "\(String(typist.text))\n")
  }
}

/// A resized line is shown once in a terminal that lays its rows out anew, as tmux does.
@Suite(.serialized) struct ResizeTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    var keys = ""
    var isCleared = true
    let widths: [Int]

    var testDescription: String { "\(text.prefix(12)) \(isCleared) \(widths)" }
  }

  private static let latin = "explain " + String(repeating: "abcdefghij", count: 12) + "END"
  private static let korean = "explain " + String(repeating: "상품목록화면표시", count: 8) + "END"
  private static let left60 = String(repeating: "\u{1B}[D", count: 60)

  static let cases: [Case] = [
    Case(text: latin, widths: [80, 40, 100]),
    Case(text: latin, widths: [80, 60, 80]),
    Case(text: latin, widths: [200, 80, 200]),
    Case(text: korean, widths: [80, 41, 80]),
    Case(text: latin, widths: [80, 70, 60, 50, 40, 30, 20, 30, 40, 50, 60, 70, 80]),
    Case(text: latin, widths: [80, 10, 80, 12, 90]),
    Case(text: latin, keys: "\u{1}", widths: [80, 40, 100, 30, 120]),
    Case(text: latin, keys: left60, widths: [80, 40, 100, 30, 60]),
    Case(text: korean, keys: "\u{1}", widths: [80, 41, 33, 80]),
    Case(text: korean, keys: left60, widths: [80, 41, 33, 80, 37, 120]),
    Case(text: latin, isCleared: false, widths: [80, 40, 100, 20, 80]),
    Case(text: korean, keys: left60, isCleared: false, widths: [80, 41, 100]),
  ]

  @Test(arguments: cases) func `draws the line once`(_ example: Case) throws {
    let terminal = try PseudoTerminal.atPrompt(columns: example.widths[0], keepsScrollback: true)
    terminal.send((example.isCleared ? "\u{C}" : "") + example.text)
    try #require(terminal.wait { $0.count(of: example.text) == 1 })
    for key in example.keys.split(separator: "\u{1B}") {
      terminal.send((key.hasPrefix("[") ? "\u{1B}" : "") + key)
    }
    terminal.send("#")
    try #require(terminal.wait { $0.count(of: "#") == 1 })
    terminal.send("\u{7F}")
    try #require(terminal.wait { $0.count(of: "#") == 0 && $0.count(of: example.text) == 1 })
    for width in example.widths.dropFirst() {
      resize(terminal, to: width)
      let screen = terminal.screen
      let copies = ["viper> expl", "viper> " + example.text, "END"].map { screen.count(of: $0) }
      #expect(copies == [1, 1, 1], "\(width): \(screen.text)")
    }
    terminal.send("#")
    #expect(terminal.wait { $0.count(of: "#") == 1 && $0.count(of: "viper> ") == 1 })
  }

  @Test func `draws in a terminal that does not say where its cursor stands`() throws {
    let terminal = try PseudoTerminal.atPrompt(keepsScrollback: true, answersQuestions: false)
    terminal.send(Self.latin)
    try #require(terminal.wait { $0.count(of: Self.latin) == 1 })
    for width in [60, 50, 80] { resize(terminal, to: width) }
    #expect(terminal.screen.count(of: "viper> " + Self.latin) == 1)
    let questions = String(decoding: terminal.received, as: UTF8.self).ranges(of: "\u{1B}[6n")
    #expect(questions.count == 1)
  }

  /// Resizes the terminal, and waits until the line is drawn anew.
  private func resize(_ terminal: PseudoTerminal, to columns: Int) {
    terminal.resize(rows: terminal.screen.rows, columns: columns)
    let count = terminal.received.count
    let isDrawn = terminal.wait { _ in
      String(decoding: terminal.received[count...], as: UTF8.self).contains("\u{1B}[?25h")
    }
    #expect(isDrawn)
  }
}
