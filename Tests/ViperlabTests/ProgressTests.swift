import Foundation
import TerminalTesting
import Testing

/// Progress at a real terminal is kept in the state folder, however the process ends.
@Suite(.serialized) struct ProgressTests {
  private func terminal(_ folder: TemporaryFolder) throws -> PseudoTerminal {
    try .atPrompt(environment: ["XDG_STATE_HOME": folder.url.path()], rows: 50)
  }

  /// Waits for the prompt and types lines; returns whether the expected prompt appears.
  private func type(_ lines: [String], at terminal: PseudoTerminal, until prompt: String) -> Bool {
    guard terminal.wait(until: { $0.cursorLine.hasPrefix("viper") }) else { return false }
    for line in lines { terminal.send(line + "\r") }
    return terminal.wait { $0.cursorLine == prompt }
  }

  @Test func `begins by Enter and goes on by Enter after a kill`() throws {
    let folder = try TemporaryFolder()
    let first = try terminal(folder)
    try #require(type(["", "skip", "skip"], at: first, until: "viper 3/7>"))
    first.signal(9)
    let second = try terminal(folder)
    try #require(second.wait { $0.text.contains("Enter goes on:") && $0.cursorLine == "viper>" })
    #expect(type([""], at: second, until: "viper 3/7>"))
    #expect(second.screen.text.contains("You go on where you were"))
  }

  @Test(arguments: ["viperlab progress 9\n- gained points 3\n", "my diary\n"])
  func `sets aside a file that it cannot read`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, as: "viperlab/progress")
    let terminal = try terminal(folder)
    try #require(terminal.wait { $0.text.contains("progress begins anew") })
    #expect(type(["lesson wiring"], at: terminal, until: "viper 1/12>"))
    #expect(try folder.text(of: "viperlab/progress.1") == text)
    #expect(try folder.text(of: "viperlab/progress").hasPrefix("viperlab progress 1\n"))
  }

  @Test func `reads and writes none in a script, unless told`() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_STATE_HOME": folder.url.path()]
    let arguments = ["-c", "lesson wiring; skip; skip; leave; lessons"]
    let first = try Binary().run(arguments, environment: environment)
    #expect(try Binary().run(arguments, environment: environment) == first)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "viperlab/progress")))
    let path = folder.path(of: "own")
    _ = try Binary().run(["--progress", path] + arguments)
    #expect(
      try Binary().run(["--progress", path, "-c", "lessons"]).output.contains("step 2 of 12")
    )
  }

  @Test func `puts the answer into the line`() throws {
    let terminal = try terminal(try TemporaryFolder())
    try #require(type(["lesson wiring", "skip", "skip", "answer"], at: terminal, until: answered))
    terminal.send("\r")
    #expect(terminal.wait { $0.text.contains("Injected: nil-link at Presenter.interactor.") })
  }

  private let answered = "viper 2/12> inject nil-link presenter.interactor"
}
