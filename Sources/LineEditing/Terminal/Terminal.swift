import CTerminal
import Platform

/// The terminal of the process: its size, its interrupts, and output to it.
package struct Terminal: Sendable {
  package struct Size: Equatable, Sendable {
    package let rows: Int
    /// The number of columns of the terminal, each for one narrow character.
    package let columns: Int
  }

  /// Creates a value for the process's terminal; changes nothing on it.
  package init() {}

  /// Returns whether a descriptor (0 input, 1 output, 2 errors) is a terminal.
  package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the size of the terminal behind a descriptor; nil if there is no terminal or its size is unknown.
  package func size(of descriptor: Int32 = 1) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard terminal_size(descriptor, &rows, &columns) else { return nil }
    return Size(rows: Int(rows), columns: Int(columns))
  }

  /// Makes the C library treat characters as Unicode; returns false if the system has no suitable locale.
  @discardableResult
  package func useUTF8() -> Bool { terminal_use_utf8() }

  /// Returns whether Ctrl-C was pressed during the reading of input since the last call that returned true.
  static func takeInterrupt() -> Bool {
    terminal_take_events(UInt32(TERMINAL_INTERRUPTED)) != 0
  }

  /// Whether Ctrl-C was pressed during the reading of input and `takeInterrupt()` was not called since.
  static var isInterrupted: Bool { Int(terminal_pending_events()) & TERMINAL_INTERRUPTED != 0 }
}

// Ctrl-C while no line is read.

extension Terminal {
  /// A function that the signal handler of Ctrl-C calls with the pointer `with`; the function returns whether it handled Ctrl-C.
  package typealias Interrupt = (
    call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer
  )

  /// Makes Ctrl-C call a function while no line is read; if it returns false, the process exits with status 130.
  ///
  /// For 300 ms after a result of true, false does not end the process. Without a function, Ctrl-C ends the process by its signal,
  /// or stays ignored if it was. The caller keeps the pointer valid. Has no effect while Ctrl-C is already watched.
  package func watchInterrupts(_ interrupt: Interrupt? = nil) {
    terminal_watch_interrupts(interrupt?.call, interrupt?.with)
  }

  /// Restores the handler of Ctrl-C from before `watchInterrupts(_:)`.
  package func unwatchInterrupts() { terminal_unwatch_interrupts() }

  /// Makes Ctrl-C erase the unfinished line on a descriptor before the process exits; nil switches that off.
  package func eraseLineOnExit(_ descriptor: Int32?) {
    terminal_erase_line_on_exit(descriptor ?? -1)
  }
}
