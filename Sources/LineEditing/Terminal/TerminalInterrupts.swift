import CTerminal

// Ctrl-C while no line is read.

extension Terminal {
  /// A function to call in the signal handler and its argument; it returns whether it handled the signal.
  package typealias Interrupt = (
    call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer
  )

  /// Makes Ctrl-C call a function; if that returns false, the process exits with status 130.
  ///
  /// Without a function, Ctrl-C ends the process as by default.
  package func watchInterrupts(_ interrupt: Interrupt? = nil) {
    terminal_watch_interrupts(interrupt?.call, interrupt?.with)
  }

  /// Restores the former handler of Ctrl-C.
  package func unwatchInterrupts() { terminal_unwatch_interrupts() }

  /// Makes Ctrl-C clear the unfinished line on a descriptor before the process exits; nil clears none.
  package func eraseLineOnExit(_ descriptor: Int32?) {
    terminal_erase_line_on_exit(descriptor ?? -1)
  }
}
