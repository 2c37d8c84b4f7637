import CPseudoTerminal
import Platform

/// A pseudo-terminal with both of its ends in this process: the program's end and the person's.
public struct TerminalPair {
  /// The file descriptor of the program's end, which a program uses as its terminal.
  public let program: Int32
  private let person: Int32

  /// Opens a new pseudo-terminal; nil if that fails.
  public init?() {
    var program: Int32 = -1
    person = pseudo_terminal_open(&program)
    guard person >= 0 else { return nil }
    self.program = program
  }

  /// Types a text, in which `\r` is Enter.
  public func type(_ text: String) { _ = text.withCString { write(person, $0, strlen($0)) } }

  /// Makes the program's end the standard input and output of this process.
  public func becomeStandardStreams() { for stream in [0, 1] as [Int32] { dup2(program, stream) } }

  /// Replaces the standard input and output by `/dev/null`, closes both ends, and returns all output.
  public func finish() -> String {
    let nothing = open("/dev/null", O_RDWR)
    for stream in [0, 1] as [Int32] { dup2(nothing, stream) }
    close(program)
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(person, &chunk, chunk.count), count > 0 {
      output += chunk.prefix(count)
    }
    close(person)
    return String(decoding: output, as: UTF8.self)
  }
}
