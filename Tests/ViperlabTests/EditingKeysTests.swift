import Foundation
import TerminalTesting
import Testing

/// The editing keys are those of libedit: of Emacs, or of vi if the user wants them.
@Suite(.serialized) struct EditingKeysTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns a terminal at the prompt, with `wishes` as the user's `.editrc`.
  private func terminal(wishes: String = "") throws -> PseudoTerminal {
    let file = try folder.write(wishes, as: "editrc")
    return try .atPrompt(environment: ["EDITRC": file])
  }

  @Test func `are those of Emacs`() throws {
    let terminal = try terminal()
    expect("open the", after: "open the door\u{17}\u{7F}", at: terminal)
    expect("open doordoor", after: "open door\u{1B}b\u{B}\u{19}\u{19}", at: terminal)
    expect("open", after: "door\u{15}open", at: terminal)
    expect("ab door", after: "door\u{15}abc\u{7F} \u{19}", at: terminal)
    expect("acb", after: "abc\u{14}", at: terminal)
    expect("OPEN Door", after: "open door\u{1}\u{1B}u\u{1B}c", at: terminal)
    expect("xxxxxxxxxxxx", after: "\u{1B}1\u{1B}2x", at: terminal)
    expect("한글", after: "한글e\u{301}👨‍👩‍👧\u{7F}\u{7F}", at: terminal)
    expect("^G^[", after: "\u{16}\u{7}\u{16}\u{1B}", at: terminal)
  }

  @Test func `are those of vi with bind -v`() throws {
    let terminal = try terminal(wishes: "bind -v\n")
    enter("modules", at: terminal, until: "a list of products")
    expect("bc", after: "abc\u{1B}0x", at: terminal)
    expect("modules", after: "draft\u{1B}k", at: terminal)
    expect("open the !", after: "open the door\u{1B}bDA!", at: terminal)
    expect("lab", after: "ab\u{1B}[D\u{1B}[Dl", at: terminal)
  }

  @Test func `follow the person's own file`() throws {
    let terminal = try terminal(
      wishes: "bind ^X ed-move-to-beg\nbind ^O ed-prev-history\n"
    )
    expect("xab", after: "ab\u{18}x", at: terminal)
    enter("modules\rscenarios", at: terminal, until: "viper> scenarios")
    expect("modules", after: "\u{F}\u{F}", at: terminal)
    enter("# more", at: terminal, until: "# more")
    expect("scenarios", after: "\u{F}\u{F}", at: terminal)
  }

  @Test func `act at their place in the person's macros, and begin sequences in vi`() throws {
    let macros = try terminal(wishes: "bind -s ^T ^Ulater\nbind -s ^G \"ab^Bc\"\n")
    expect("later", after: "junk\u{14}", at: macros)
    expect("acb", after: "\u{7}", at: macros)
    let vi = try terminal(wishes: "bind -v\nbind jk vi-command-mode\n")
    expect("bc", after: "abcjk0x", at: vi)
  }

  @Test func `find earlier lines while a text is typed`() throws {
    let terminal = try terminal()
    enter("modules\rscenarios\r# load", at: terminal, until: "# load")
    terminal.send("draft\u{12}mod")
    #expect(terminal.wait { $0.cursorLine == "search 'mod': modules" })
    expect("modules!", after: "\u{5}!", at: terminal)
    terminal.send("draft\u{12}zzz")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("not found 'zzz'") })
    expect("draft", after: "\u{7}", at: terminal)
    expect("scenarios", after: "draft\u{1B}[A\u{1B}[A", at: terminal)
    // A search that found something and was cancelled leaves nothing behind.
    expect("another", after: "draft\u{12}mod\u{7}\u{15}another\u{1B}[A\u{1B}[B", at: terminal)
  }

  @Test func `leave the terminal to the editor, also Ctrl-Space`() throws {
    let terminal = try terminal()
    // Ctrl-S would stop the output if the terminal interpreted it.
    expect("abcd", after: "\u{0}ab\u{0}cd", at: terminal)
    // A newline is Enter that was typed too early.
    terminal.send("modules\n")
    #expect(terminal.wait { $0.text.contains("a list of products") && $0.cursorLine == "viper>" })
    terminal.send("\u{0}a\u{15}\u{12}mod")
    #expect(terminal.wait { $0.cursorLine == "search 'mod': modules" })
    terminal.send("\u{13}\u{7}\u{15}still there")
    #expect(terminal.wait { $0.cursorLine == "viper> still there" })
  }

  @Test func `repeat a character as often as is asked`() throws {
    let terminal = try terminal()
    terminal.send("\u{1B}9\u{1B}9\u{1B}9\u{1B}9x\u{1}# \u{5}\r")
    #expect(terminal.wait { $0.cursorLine == "viper>" })
    terminal.send("\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.history == "# " + String(repeating: "x", count: 9_999) + "\n")
  }
}
