import CTerminal

/// A text shown piece by piece at a fixed pace until a key is pressed.
package struct PacedText {
  private let pace: Int

  /// Creates a text shown with `pace` milliseconds between its pieces.
  package init(milliseconds pace: Int) { self.pace = pace }

  /// Shows the pieces that `next` returns, until it returns nil; returns whether a key or Ctrl-C stopped the text.
  ///
  /// If the input is no terminal, all pieces are shown without a pause.
  package func show(_ next: () -> String?) -> Bool {
    let terminal = Terminal()
    guard terminal_begin_editing(0, "\r\n") else {
      while let piece = next() { terminal.write(piece) }
      return false
    }
    defer { terminal_end_editing() }
    while let piece = next() {
      terminal.write(
        piece.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      )
      if isStopped() { return true }
    }
    return false
  }

  private func isStopped() -> Bool {
    var left = pace
    repeat {
      let part = min(left, 50)
      if terminal_has_input(0, Int32(part)) { return takesKey() }
      left -= part
    } while left > 0
    return false
  }

  /// Reads the key or signal that arrived; returns true for a key, Ctrl-C and the end of the input, false for another signal.
  private func takesKey() -> Bool {
    switch ByteInput.read(from: 0, atMost: 64) {
    case .bytes, .end: return true
    case .event:
      let events = Int(terminal_take_events(.max))
      if events & TERMINAL_STOPPED != 0 { terminal_suspend() }
      if events & TERMINAL_CONTINUED != 0 { terminal_restore_editing_modes() }
      return events & TERMINAL_INTERRUPTED != 0
    }
  }
}
