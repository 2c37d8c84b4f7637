import CTerminal
import Platform
import TerminalTesting
import TerminalText
import Testing

@testable import LineEditing

struct TerminalTests {
  private let terminal = Terminal()

  @Test func `reports a closed pipe and does not end the process`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    #expect(terminal.write("nobody hears this", to: ends[1]) == EPIPE)
    close(ends[1])
  }

  @Test func `reports the error number of the system`() {
    #expect(terminal.write("x", to: -1) == EBADF)
  }

  @Test func `writes everything, as text and as bytes`() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path(of: "output"), O_WRONLY | O_CREAT, 0o600)
    let long = String(repeating: "한국어\n", count: 50_000)
    #expect(terminal.write(long, to: descriptor) == 0)
    let result = [UInt8(0xFF)].withUnsafeBytes { terminal.write($0, to: descriptor) }
    #expect(result == 0)
    #expect(terminal.write("", to: descriptor) == 0)
    close(descriptor)
    #expect(folder.contents(of: "output") == Array(long.utf8) + [0xFF])
  }

  @Test func `takes a folder for no program`() {
    #expect(terminal.hasProgram("/bin/sh") && terminal.hasProgram("sh"))
    #expect(!terminal.hasProgram("/bin") && !terminal.hasProgram("."))
  }

  @Test func `knows that a file is no terminal`() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path(of: "output"), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    #expect(!terminal.isTerminal(descriptor))
    #expect(terminal.size(of: descriptor) == nil)
    #expect(!terminal.isTerminal(-1))
  }

  @Test func `knows the size of a terminal`() throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var size = winsize(ws_row: 12, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0)
    #expect(terminal.size(of: descriptor) == Terminal.Size(rows: 12, columns: 40))
  }

  @Test func `knows the width of Korean in any locale`() {
    #expect(terminal.useUTF8())
    #expect(Glyph.systemWidth("한") == 2)
    #expect(Glyph.systemWidth("a") == 1)
    #expect(Glyph.systemWidth("\u{301}") == 0)
    #expect(Glyph.systemWidth("\u{1B}") == -1)
  }
}

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
        return StyledText(line)
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
