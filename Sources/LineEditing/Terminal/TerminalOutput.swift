import CTerminal

// Output to the terminal or another descriptor.

extension Terminal {
  /// Writes the whole text to a descriptor, by default the standard output; returns 0, or the system's error number.
  ///
  /// From the first write on, SIGPIPE is ignored: a closed pipe is the error EPIPE and does not end the process.
  @discardableResult
  package func write(_ text: String, to descriptor: Int32 = 1) -> Int32 {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes to a descriptor, as `write(_:to:)` writes a text.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32 = 1) -> Int32 {
    bytes.baseAddress.map { terminal_write(descriptor, $0, bytes.count) } ?? 0
  }
}

// A text shown piece by piece at a fixed pace until a key is pressed.

extension Terminal {
  /// Shows the pieces that `next` returns, with `pace` milliseconds between them, until it returns nil.
  ///
  /// Returns whether a key or Ctrl-C stopped the text. If the input is no terminal, all pieces are shown without a pause.
  package func show(everyMilliseconds pace: Int, _ next: () -> String?) -> Bool {
    guard terminal_begin_editing(0, "\r\n") else {
      while let piece = next() { write(piece) }
      return false
    }
    defer { terminal_end_editing() }
    while let piece = next() {
      let lines = piece.split(separator: "\n", omittingEmptySubsequences: false)
      write(lines.joined(separator: "\r\n"))
      if isStopped(within: pace) { return true }
    }
    return false
  }

  private func isStopped(within milliseconds: Int) -> Bool {
    var left = milliseconds
    repeat {
      let part = min(left, 50)
      if terminal_has_input(0, Int32(part)) { return takesKey() }
      left -= part
    } while left > 0
    return false
  }

  /// Reads the key or signal that arrived; returns true for a key, Ctrl-C and the end of the input, false for another signal.
  private func takesKey() -> Bool {
    guard ByteInput.read(from: 0, atMost: 64) == .event else { return true }
    let events = Int(terminal_take_events(.max))
    if events & TERMINAL_STOPPED != 0 { terminal_suspend() }
    if events & TERMINAL_CONTINUED != 0 { terminal_restore_editing_modes() }
    return events & TERMINAL_INTERRUPTED != 0
  }
}
