import CTerminal
import Platform

/// What a program needs to know of its terminal, and how it writes to it.
package struct Terminal: Sendable {
  /// Rows and columns.
  package struct Size: Equatable, Sendable {
    /// How many lines fit.
    package let rows: Int
    /// How many narrow characters fit in a line.
    package let columns: Int

    /// Makes a size.
    package init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// What came of writing.
  package enum WriteResult: Equatable, Sendable {
    /// All bytes were taken.
    case complete
    /// Nobody reads any more.
    case closed
    /// The system refused, with this error number.
    case failed(Int32)
  }

  /// Makes the view of the terminal; changes nothing.
  package init() {}

  /// Whether a descriptor (0 input, 1 output, 2 errors) is a terminal.
  package func isTerminal(_ descriptor: Int32) -> Bool { terminal_is_terminal(descriptor) }

  /// The size of the terminal behind a descriptor; nil when there is none or it does not say.
  package func size(of descriptor: Int32 = 1) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard terminal_size(descriptor, &rows, &columns) else { return nil }
    return Size(rows: Int(rows), columns: Int(columns))
  }

  /// Writes the whole text at once; from then on a closed pipe is reported and ends nothing.
  @discardableResult
  package func write(_ text: String, to descriptor: Int32 = 1) -> WriteResult {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes; from then on a closed pipe is reported and ends nothing.
  @discardableResult
  package func write(_ bytes: [UInt8], to descriptor: Int32 = 1) -> WriteResult {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Writes all bytes; from then on a closed pipe is reported and ends nothing.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32 = 1) -> WriteResult {
    guard let start = bytes.baseAddress else { return .complete }
    switch terminal_write(descriptor, start, bytes.count) {
    case 0: return .complete
    case EPIPE: return .closed
    case let code: return .failed(code)
    }
  }

  /// Makes the C library's characters those of Unicode; false where it knows no such locale.
  @discardableResult
  package func useUTF8() -> Bool { terminal_use_utf8() }

  /// Whether Ctrl-C was pressed since this was last asked, while a line is being read.
  static func takeInterrupt() -> Bool {
    terminal_take_events(UInt32(TERMINAL_INTERRUPTED)) != 0
  }

  /// Whether Ctrl-C was pressed while a line is being read, and nobody has taken notice.
  static var isInterrupted: Bool { Int(terminal_noted_events()) & TERMINAL_INTERRUPTED != 0 }
}
