import CTerminal

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
