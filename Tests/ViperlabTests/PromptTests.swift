import Foundation
import Testing
import TerminalTesting

@Suite(.serialized) struct PromptTests {
  private func terminal(
    columns: Int = 100,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try .atPrompt(environment: environment, rows: 60, columns: columns)
  }

  @Test func `shows the same as without a terminal, with colour`() async throws {
    let terminal = try terminal(columns: 80)
    enter("load products; open; tap 1; trace", at: terminal, until: "showProduct(")
    let line = "load products; open; tap 1; trace"
    let expected = await SandboxedProgram().run(["-c", line]).output
    let lines = expected.components(separatedBy: "\n").suffix(40).filter {
      (1...80).contains($0.count)
    }
    let shown = terminal.screen.text
    #expect(lines.count > 20)
    for line in lines { #expect(shown.contains(line), "\(line)") }
    #expect(terminal.screen.showsColoured("View"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `shows neither colour nor hint where turned off`(environment: [String: String]) throws {
    let terminal = try terminal(environment: environment)
    terminal.send("show ")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("viper> show") })
    enter("1", at: terminal, until: "Nothing is loaded yet")
    enter("load products", at: terminal, until: "Next: open")
    #expect(!terminal.screen.showsColoured("View"))
    let text = String(decoding: terminal.received, as: UTF8.self)
    #expect(!text.contains("\u{1B}[36m") && !text.contains("#N"))
    #expect(environment["TERM"] == nil || !text.contains("\u{1B}"))
    terminal.send("quit\r")
    #expect(terminal.exitStatus() == 0)
  }

  @Test func `says how to begin, clears the line by Ctrl-C and leaves by Ctrl-D`() throws {
    let terminal = try terminal()
    #expect(terminal.screen.text.contains("New to it? Press Enter:  lesson tour"))
    terminal.send("nonsense")
    #expect(terminal.wait { $0.cursorLine == "viper> nonsense" })
    terminal.send("\u{3}")
    #expect(terminal.wait { $0.text.contains("nonsense^C") && $0.cursorLine == "viper>" })
    enter("load nowhere; open; tap 1", at: terminal, until: "Left out after that: open; tap 1")
    terminal.send("\u{4}")
    #expect(terminal.exitStatus() == 0 && terminal.isCooked)
  }

  @Test func `stops by Ctrl-Z, also after a command, and goes on`() throws {
    let shell = try PseudoTerminal("/bin/sh", arguments: ["-i"], environment: ["PS1": "shell> "])
    #expect(shell.wait { $0.cursorLine == "shell>" })
    shell.send("'\(builtProduct("viperlab"))'\r")
    #expect(shell.wait { $0.cursorLine == "viper>" })
    shell.send("load products\r")
    #expect(shell.wait { $0.text.contains("Next: open") && $0.cursorLine == "viper>" })
    shell.send("\u{1A}")
    #expect(shell.wait { $0.cursorLine == "shell>" })
    shell.send("fg\r")
    #expect(shell.wait { $0.cursorLine == "viper>" })
    shell.send("\u{4}")
    #expect(shell.wait { $0.cursorLine == "shell>" })
  }

  @Test func `remembers lines from one start to the next`() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_STATE_HOME": folder.url.path()]
    let first = try terminal(environment: environment)
    enter("load products mvvm", at: first, until: "Next: open")
    first.send("\u{4}")
    #expect(first.exitStatus() == 0)
    let second = try terminal(environment: environment)
    second.send("\u{1b}[A")
    #expect(second.wait { $0.cursorLine == "viper> load products mvvm" })
  }

  @Test func `draws in the width the window has now`() throws {
    let terminal = try terminal(columns: 100)
    enter("load products; open", at: terminal, until: "showProducts")
    terminal.resize(rows: 60, columns: 44)
    enter("set", at: terminal, until: "width 44")
    terminal.send("quit\r")
    #expect(terminal.exitStatus() == 0)
  }
}
