import Foundation
import SeededRandom
import TerminalTesting
import Testing

/// Lines longer than the screen: nothing breaks, and no typed text is lost.
@Suite(.serialized) struct LongLinesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func terminal(rows: Int, columns: Int) throws -> PseudoTerminal {
    let environment = ["XDG_STATE_HOME": folder.url.path()]
    return try .atPrompt(environment: environment, rows: rows, columns: columns)
  }

  /// The last line in the history file; empty if there is none.
  private var lastEntry: String {
    let text = (try? folder.text(of: "viperlab/history")) ?? ""
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [(24, 80, 1_985), (24, 100, 2_485), (5, 20, 105), (1, 10, 300), (2, 2, 50)])
  func `takes more than fits the screen`(rows: Int, columns: Int, count: Int) throws {
    let terminal = try terminal(rows: max(rows, 3), columns: max(columns, 10))
    terminal.resize(rows: rows, columns: columns)
    let typed = String(repeating: "a", count: count)
    terminal.send("# " + typed + "\u{1}\u{5}")
    for _ in 1...14 { terminal.send("c") }
    terminal.send("\r\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(lastEntry == "# " + typed + String(repeating: "c", count: 14))
  }

  @Test func `recalls a line that is taller than the screen`() throws {
    let terminal = try terminal(rows: 5, columns: 20)
    let typed = "# " + String(repeating: "한글 and more ", count: 30)
    terminal.send(typed + "\rmodules\r")
    #expect(terminal.wait { $0.cursorLine == "viper>" })
    terminal.send("\u{1B}[A\u{1B}[A\u{1}\u{5}!")
    #expect(terminal.wait { $0.text.contains("more !") })
    terminal.send("\r\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(lastEntry == typed + "!")
  }

  @Test func `lists what may follow below a line that is taller than the screen`() throws {
    let terminal = try terminal(rows: 5, columns: 20)
    terminal.send(String(repeating: "open; ", count: 40) + "lo")
    terminal.send("\tad\t")
    #expect(terminal.wait { $0.text.contains("open; load") })
    terminal.send("\u{3}")
    #expect(terminal.wait { $0.cursorLine == "viper>" })
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `shows what was typed, wherever the cursor is and whatever its size`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let terminal = try terminal(rows: 6, columns: 24)
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
    #expect(lastEntry == String(typist.text))
  }
}
