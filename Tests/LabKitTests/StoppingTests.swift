import TerminalTesting
import TestSupport
import Testing

@Suite(.serialized) struct StoppingTests {
  /// Returns a terminal whose session has loaded the module and counted up to two.
  private func session(answersQuestions: Bool = true) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.atPrompt(
      of: "RunawayLaboratory",
      rows: 40,
      columns: 90,
      answersQuestions: answersQuestions
    )
    terminal.send("load runaway; open; press count; press count\r")
    try #require(terminal.wait { $0.text.contains("Count 2") && $0.cursorLine == "viper>" })
    return terminal
  }

  /// Types keys that begin a command which does not end by itself.
  private func begin(_ keys: String, at terminal: PseudoTerminal) {
    terminal.send(keys)
    #expect(terminal.wait { $0.text.contains("spinning") })
  }

  private func type(_ keys: String, at terminal: PseudoTerminal, until text: String) {
    terminal.send(keys)
    #expect(terminal.wait { $0.text.contains(text) && $0.cursorLine == "viper>" })
  }

  // The first and the third are the default: one command, and the last of several.
  @Test(
    arguments: Effort.cases(
      ["press 'ping pong'", "press loop", "press count; press loop; press count", "play hang"],
      every: 2
    )
  )
  func `stops the command and keeps the session`(line: String) throws {
    let terminal = try session()
    begin("\(line)\r", at: terminal)
    type("\u{3}", at: terminal, until: "Stopped: p")
    let count = line.hasPrefix("press count") ? 4 : 3
    type("press count\r", at: terminal, until: "Count \(count)")
    terminal.send("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test func `returns to the prompt without paging earlier answers`() throws {
    let terminal = try PseudoTerminal.atPrompt(
      of: "RunawayLaboratory",
      environment: ["PAGER": "/no/such"],
      rows: 12,
      columns: 90
    )
    type("load runaway\r", at: terminal, until: "Next: open")
    begin("help; help; play hang\r", at: terminal)
    type("\u{3}", at: terminal, until: "Stopped: play hang")
  }

  @Test func `the second Ctrl-C ends the program where the module sends nothing`() throws {
    let terminal = try session()
    begin("press spin\r", at: terminal)
    terminal.send("\u{3}")
    #expect(terminal.wait { $0.text.contains("^C") })
    #expect(terminal.exitStatus(seconds: 0) == nil)
    // Two signals that arrive before the program runs again count as one.
    for _ in 1...10 where terminal.exitStatus(seconds: 1) == nil { terminal.send("\u{3}") }
    #expect(terminal.exitStatus() == 130 && terminal.isCooked)
  }

  @Test func `keeps settings, and the state before the stopped command`() throws {
    let terminal = try session()
    type("set ascii on; set\r", at: terminal, until: "ascii on\n")
    begin("set ascii off; play hang\r", at: terminal)
    type("\u{3}", at: terminal, until: "Stopped: play hang")
    type("set\r", at: terminal, until: "ascii off")
    terminal.send("screen\r")
    #expect(terminal.wait { $0.text.contains("Count 2") })
  }

  @Test func `ends a wait for a timer that repeats for ever`() throws {
    let terminal = try session()
    type("press timer; wait 86000s\r", at: terminal, until: "repeats for ever")
  }

  @Test func `does not run the rest of a paste`() throws {
    let terminal = try session()
    let paste = "press 'ping pong'\npress count\npress count"
    begin("\u{1B}[200~\(paste)\u{1B}[201~\r", at: terminal)
    type("\u{3}", at: terminal, until: "Stopped: p")
    terminal.send("screen\r")
    #expect(terminal.wait { $0.text.contains("Count 2") && !$0.text.contains("Count 4") })
  }

  @Test func `discards lines typed ahead`() throws {
    let terminal = try session(answersQuestions: false)
    terminal.resize(rows: 40, columns: 60)
    // While the editor waits for the terminal's answer, it reads all typed characters.
    try #require(terminal.wait { _ in terminal.received.suffix(4).elementsEqual("\u{1B}[6n".utf8) })
    begin("press 'ping pong'\rset ascii off", at: terminal)
    type("\u{3}", at: terminal, until: "Stopped: p")
    terminal.send("x")
    #expect(terminal.wait { $0.cursorLine == "viper> x" })
  }

  @Test func `ends a script at once, after its earlier answers`() throws {
    let script = "load runaway; open; press count"
    let terminal = try PseudoTerminal(
      builtProduct("RunawayLaboratory"),
      arguments: ["-c", script, "-c", "press 'ping pong'"],
      rows: 40
    )
    #expect(terminal.wait { $0.text.contains("Count 1") })
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == 130)
  }
}
