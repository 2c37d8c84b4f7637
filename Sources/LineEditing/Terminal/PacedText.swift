import CTerminal

/// A text that is shown piece by piece, each for a while, until a key is pressed.
package struct PacedText {
  private let pace: Int

  /// Each piece stands that many milliseconds before the next comes.
  package init(milliseconds pace: Int) { self.pace = pace }

  /// Shows pieces as long as there are any; says whether a key, or Ctrl-C, has stopped it.
  ///
  /// Where no keys can be read all of it is shown at once.
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

  /// Waits for the next piece; says whether somebody wants no more.
  private func isStopped() -> Bool {
    var left = pace
    repeat {
      let part = min(left, 50)
      if terminal_has_input(0, Int32(part)) { return takesKey() }
      left -= part
    } while left > 0
    return false
  }

  /// Takes what was typed; a signal that only resizes or continues is no wish to stop.
  private func takesKey() -> Bool {
    switch ByteInput.read(from: 0, atMost: 64) {
    case .bytes, .end: return true
    case .event:
      let events = Int(terminal_take_events(.max))
      if events & TERMINAL_STOPPED != 0 { terminal_suspend() }
      if events & TERMINAL_CONTINUED != 0 { terminal_hold_modes() }
      return events & TERMINAL_INTERRUPTED != 0
    }
  }
}
