import CLibedit
import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How the editor waits for a key.
///
/// libedit asks for a key exactly when the screen shows what it believes, so this is the moment
/// to paint colours, and to tell it of signals.
extension LineEditor {
  /// Waits for the next scalar; 1 when there is one, 0 at the end, -1 when interrupted.
  func read(into scalar: inout UInt32) -> Int32 {
    while waiting.isEmpty {
      if handleEvents() {
        errno = EINTR
        return -1
      }
      if !decoder.isInside { paint() }
      let input = ByteInput.read(from: 0, atMost: 1)
      eraseHint()
      switch input {
      case .bytes(let bytes): for byte in bytes { waiting += decoder.decode(byte) }
      case .event: continue
      case .end: return 0
      }
    }
    let next = waiting.removeFirst()
    scalar = (0x80..<0xA0).contains(next.value) ? 0xFFFD : next.value
    return 1
  }

  /// Does what signals ask for; says whether the line was given up.
  private func handleEvents() -> Bool {
    let events = Int(terminal_take_events(.max))
    if isInterrupted || events & TERMINAL_INTERRUPTED != 0 {
      isInterrupted = true
      write(screen.wayToEnd(of: editline.buffer) + "^C\r\n")
      return true
    }
    if events & TERMINAL_STOPPED != 0 {
      suspend()
    } else if events & TERMINAL_RESIZED != 0 {
      write(screen.clearing(editline.buffer))
      el_resize(editline.handle)
      editline.redraw()
    } else if events & TERMINAL_CONTINUED != 0 {
      retakeTerminal()
    }
    return false
  }

  /// Takes the terminal anew from the shell, which had it while this process stood still.
  private func retakeTerminal() {
    editline_take_terminal(editline.handle, false)
    editline_take_terminal(editline.handle, true)
    write("\r\u{1B}[J")
    editline.redraw()
  }

  private func paint() {
    editline_flush()
    guard !terminal_has_input(0) else { return }
    let buffer = editline.buffer
    let stretches = isColoured ? highlight?(buffer.text) : nil
    let hint = isColoured && buffer.acceptsHint ? hint(buffer.text) : nil
    guard let overlay = screen.overlay(of: buffer, painted: stretches, hint: hint) else { return }
    Terminal().write(overlay.bytes)
    showsHint = overlay.showsHint
  }

  private func eraseHint() {
    guard showsHint else { return }
    Terminal().write("\u{1B}[K")
    showsHint = false
  }
}
