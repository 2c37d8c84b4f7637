import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct TypingTests {
  private func terminal(after line: String = "") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.atPrompt(rows: 30, columns: 100)
    guard !line.isEmpty else { return terminal }
    enter("\(line)\r# end", at: terminal, until: "# end")
    terminal.send("\u{C}")
    try #require(terminal.wait { !$0.text.contains("# end") })
    return terminal
  }

  @Test func `Tab lists commands with what they do`() throws {
    let terminal = try terminal()
    terminal.send("\t")
    #expect(
      terminal.wait { $0.text.contains("load     Makes a module") && $0.cursorLine == "viper>" }
    )
    terminal.send("re\t")
    #expect(terminal.wait { $0.text.contains("reload   Makes the loaded module anew") })
    #expect(terminal.wait { $0.cursorLine == "viper> re" })
    terminal.send("\u{15}load \t")
    #expect(terminal.wait { $0.text.contains("products  a list of products, and the page") })
  }

  @Test func `Tab completes inside quotes, and behind Korean`() throws {
    let terminal = try terminal(after: "load products; open")
    expect("tap \"MacBook Air M4\"", after: "tap \"MacBook A\t", at: terminal)
    expect("# 한글; op", after: "# 한글; op\t", at: terminal)
    expect("tap '한글'; screen [all]", after: "tap '한글'; scree\t", at: terminal)
  }

  @Test func `the right arrow accepts what history hints at, and no usage`() throws {
    let terminal = try terminal(after: "load products; open")
    terminal.send("load p")
    #expect(terminal.wait { $0.cursorLine == "viper> load products; open" })
    #expect(terminal.screen.cursorColumn == 13)
    expect("load products; open", after: "\u{1B}[C", at: terminal)
    terminal.send("show ")
    #expect(terminal.wait { $0.cursorLine == "viper> show [#N]" && $0.cursorColumn == 12 })
    expect("show x", after: "\u{1B}[Cx", at: terminal)
  }

  @Test func `colours what is known and what is a mistake`() throws {
    let terminal = try terminal()
    terminal.send("load products; lode ")
    #expect(terminal.wait { $0.cursorLine == "viper> load products; lode" })
    let text = String(decoding: terminal.received, as: UTF8.self)
    #expect(text.contains("\u{1B}[36mload\u{1B}[0m"))
    #expect(text.contains("\u{1B}[32mproducts\u{1B}[0m"))
    #expect(text.contains("\u{1B}[31mlode\u{1B}[0m"))
  }

  @Test func `shows neither colour nor hint in plain sentences`() throws {
    let terminal = try terminal(after: "set plain on")
    let before = terminal.received.count
    terminal.send("show ")
    #expect(terminal.wait { $0.cursorLine == "viper> show" })
    let text = String(decoding: terminal.received[before...], as: UTF8.self)
    #expect(!text.contains("\u{1B}[36mshow") && !text.contains("#N"))
  }

  @Test func `keeps what is typed while a command runs`() throws {
    let terminal = try terminal()
    terminal.send("load products; compare\rload todos\ropen\rba")
    #expect(terminal.wait { $0.text.contains("Buy milk") || $0.text.contains("1 ") })
    #expect(terminal.wait { $0.cursorLine.hasPrefix("viper> ba") })
    #expect(terminal.screen.text.contains("viper> open"))
  }

  @Test func `takes several lines that are typed or pasted, and moves in them`() throws {
    let terminal = try terminal()
    enter("load products\u{1B}\ropen\u{1B}[A\u{5}; wiring", at: terminal, until: "showProducts")
    enter("\u{1B}[200~set ascii on\r\nset ascii off\u{1B}[201~ # 끝", at: terminal, until: "# 끝")
    terminal.send("\u{1B}[A")
    #expect(
      terminal.wait { $0.text.contains("viper> set ascii on") && $0.cursorLine.contains("끝") }
    )
  }

  /// Editing treats a grapheme cluster as one character, however many scalars it has.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `any keys give the expected line of grapheme clusters`(seed: UInt64) throws {
    let clusters: [Character] = [
      "a", "Z", "한", "글", "e\u{301}", "👨‍👩‍👧", "👍🏽", "\u{1112}\u{1161}\u{11AB}", "ñ", "字",
    ]
    let terminal = try PseudoTerminal.atPrompt()
    var typist = Typist("", characters: clusters, seed: seed)
    for _ in 0..<80 { terminal.send(typist.act()) }
    terminal.send("\u{1}# \r\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(
      Array(terminal.history.unicodeScalars) == Array("# \(String(typist.text))\n".unicodeScalars)
    )
  }
}
