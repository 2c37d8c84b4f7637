import CTerminal

/// The terminal's alternate screen with single-key input; `end()` restores what the terminal showed before.
package final class FullScreen {
  /// An input event of the full screen: a key, a signal or the end of the input.
  package enum Key: Hashable, Sendable {
    case typed(Unicode.Scalar)
    case up, down
    /// A reason to draw again: the window was resized, or the process was stopped and continued.
    case redraw
    case interrupted
    /// The end of the input, as when the terminal was closed.
    case closed
  }

  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[2J"
  private static let leaving = "\u{1B}[?25h\u{1B}[?1049l"
  private let terminal = Terminal()
  private var keys = KeyDecoder()
  private var waiting: [Key] = []

  /// Switches the terminal to its alternate screen; nil if input or output is no terminal, or another editor owns the terminal.
  package init?() {
    guard terminal.isTerminal(0), terminal.isTerminal(1), begin() else { return nil }
  }

  private func begin() -> Bool {
    guard terminal_begin_editing(0, Self.leaving) else { return false }
    terminal.write(Self.entering)
    return true
  }

  /// Leaves the alternate screen and restores the terminal's modes.
  package func end() {
    terminal.write(Self.leaving)
    terminal_end_editing()
  }

  /// The size of the terminal; 24 rows of 80 columns if it is unknown.
  package var size: Terminal.Size { terminal.size(of: 1) ?? Terminal.Size(rows: 24, columns: 80) }

  /// Draws lines from the first row of the screen on, at most as many as it has rows, and clears the other rows.
  package func show(_ lines: [String]) {
    let text = lines.prefix(size.rows).joined(separator: "\u{1B}[K\r\n")
    terminal.write("\u{1B}[H" + text + "\u{1B}[K\u{1B}[J")
  }

  /// Leaves the alternate screen while a shell runs a command; returns the command's status, or nil if no shell starts.
  package func run(_ command: String) -> Int32? {
    end()
    let status = terminal_pipe_to(command + " </dev/tty", nil, nil, 0)
    _ = begin()
    return status < 0 ? nil : status
  }

  package func nextKey() -> Key {
    while waiting.isEmpty {
      switch ByteInput.read(from: 0, atMost: 1) {
      case .bytes(let bytes): waiting = bytes.flatMap { keys.decode($0) }.compactMap(Self.key)
      case .event: waiting = [keyFromSignals()]
      case .end: return .closed
      }
    }
    return waiting.removeFirst()
  }

  private static func key(_ key: KeyDecoder.Key) -> Key? {
    switch key {
    case .typed("\u{3}"): .interrupted
    case .typed(let scalar), .literal(let scalar): .typed(scalar)
    case .command(.up): .up
    case .command(.down): .down
    case .command: nil
    }
  }

  private func keyFromSignals() -> Key {
    let events = Int(terminal_take_events(.max))
    if events & TERMINAL_INTERRUPTED != 0 { return .interrupted }
    if events & TERMINAL_STOPPED != 0 {
      end()
      terminal_suspend()
      _ = begin()
    } else if events & TERMINAL_CONTINUED != 0 {
      terminal_restore_editing_modes()
      terminal.write(Self.entering)
    }
    return .redraw
  }
}
