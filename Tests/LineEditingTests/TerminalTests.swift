import Platform
import Testing

@testable import LineEditing

struct TerminalTests {
  private let terminal = Terminal()

  @Test func `reports a closed pipe and does not end the process`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    #expect(terminal.write("nobody hears this", to: ends[1]) == .closed)
    close(ends[1])
  }

  @Test func `reports the error number of the system`() {
    #expect(terminal.write("x", to: -1) == .failed(EBADF))
  }

  @Test func `writes everything, as text and as bytes`() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path + "/output", O_WRONLY | O_CREAT, 0o600)
    let long = String(repeating: "한국어\n", count: 50_000)
    #expect(terminal.write(long, to: descriptor) == .complete)
    let result = [UInt8(0xFF)].withUnsafeBytes { terminal.write($0, to: descriptor) }
    #expect(result == .complete)
    #expect(terminal.write("", to: descriptor) == .complete)
    close(descriptor)
    #expect(folder.contents(of: "output") == Array(long.utf8) + [0xFF])
  }

  @Test func `takes a folder for no program`() {
    #expect(terminal.hasProgram("/bin/sh") && terminal.hasProgram("sh"))
    #expect(!terminal.hasProgram("/bin") && !terminal.hasProgram("."))
  }

  @Test func `knows that a file is no terminal`() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path + "/output", O_WRONLY | O_CREAT, 0o600)
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
