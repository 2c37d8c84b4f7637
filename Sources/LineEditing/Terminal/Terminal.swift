import CTerminal
import Platform

/// The terminal of the process: its size, and output.
package struct Terminal: Sendable {
  /// A terminal's size.
  package struct Size: Equatable, Sendable {
    /// The number of lines.
    package let rows: Int
    /// The number of narrow characters in a line.
    package let columns: Int

    /// Makes a size.
    package init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// The result of writing.
  package enum WriteResult: Equatable, Sendable {
    /// All bytes were written.
    case complete
    /// The reading end of the pipe was closed.
    case closed
    /// The system returned this error number.
    case failed(Int32)
  }

  /// Makes a terminal; changes nothing.
  package init() {}

  /// Returns whether a descriptor (0 input, 1 output, 2 errors) is a terminal.
  package func isTerminal(_ descriptor: Int32) -> Bool { terminal_is_terminal(descriptor) }

  /// Returns the size of the terminal of a descriptor; nil where there is none or its size is unknown.
  package func size(of descriptor: Int32 = 1) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard terminal_size(descriptor, &rows, &columns) else { return nil }
    return Size(rows: Int(rows), columns: Int(columns))
  }

  /// Writes the whole text.
  ///
  /// From the first write on, SIGPIPE is ignored: a closed pipe is a result and does not end the process.
  @discardableResult
  package func write(_ text: String, to descriptor: Int32 = 1) -> WriteResult {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes; a closed pipe is a result and does not end the process.
  @discardableResult
  package func write(_ bytes: [UInt8], to descriptor: Int32 = 1) -> WriteResult {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Writes all bytes; a closed pipe is a result and does not end the process.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32 = 1) -> WriteResult {
    guard let start = bytes.baseAddress else { return .complete }
    switch terminal_write(descriptor, start, bytes.count) {
    case 0: return .complete
    case EPIPE: return .closed
    case let code: return .failed(code)
    }
  }

  /// Makes the C library treat characters as Unicode; returns false where it has no such locale.
  @discardableResult
  package func useUTF8() -> Bool { terminal_use_utf8() }

  /// Returns whether Ctrl-C was pressed while a line was read, and clears that fact.
  static func takeInterrupt() -> Bool {
    terminal_take_events(UInt32(TERMINAL_INTERRUPTED)) != 0
  }

  /// Whether Ctrl-C was pressed while a line was read and `takeInterrupt()` was not called since.
  static var isInterrupted: Bool { Int(terminal_pending_events()) & TERMINAL_INTERRUPTED != 0 }
}
