import CTerminal
import Platform
import TerminalTesting
import Testing

@testable import LineEditing

/// Tests Ctrl-C whose signal is handled late.
///
/// Each test runs in a process of its own, because it changes the process's signals and standard streams.
@Suite struct LateInterruptTests {
  @Test func `is taken before keys typed after it`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try #require(TerminalPair())
      try #require(terminal_begin_editing(terminal.program, ""))
      Self.sendInterrupt(isHandled: false)
      terminal.type("leave")
      #expect(ByteInput.read(from: terminal.program, atMost: 1) == .event)
      #expect(Terminal.takeInterrupt())
      #expect(ByteInput.read(from: terminal.program, atMost: 1) == .bytes([UInt8(ascii: "l")]))
      terminal_end_editing()
    }
  }

  @Test func `is shown where it cancels a line after Enter`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try #require(TerminalPair())
      terminal.becomeStandardStreams()
      setenv("TERM", "xterm", 1)
      // The whole line is drawn only after Enter, because its keys are typed ahead.
      let highlight = { (line: String) in
        if line == "leave" { Self.sendInterrupt(isHandled: true) }
        return [ColouredText(line)]
      }
      let editor = try #require(LineEditor(highlight: highlight))
      terminal.type("leave\r")
      let result = editor.readLine(Prompt("> "))
      let output = terminal.finish()
      #expect(result == .interrupted)
      #expect(output.contains("^C"), "\(output.debugDescription)")
    }
  }

  /// Sends SIGINT to this thread, which handles it at once or leaves it pending.
  private static func sendInterrupt(isHandled: Bool) {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(isHandled ? SIG_UNBLOCK : SIG_BLOCK, &interrupt, nil)
    pthread_kill(pthread_self(), SIGINT)
  }
}
