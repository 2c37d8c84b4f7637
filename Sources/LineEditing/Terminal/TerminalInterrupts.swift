import CTerminal

// Ctrl-C while no line is being read.

extension Terminal {
  /// What is called inside a signal handler, and what with; it says whether it can do anything.
  package typealias Interrupt = (
    call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer
  )

  /// Has Ctrl-C call something; when that says false, it leaves with status 130.
  ///
  /// Without anything to call, Ctrl-C ends the process as it does by itself.
  package func watchInterrupts(_ interrupt: Interrupt? = nil) {
    terminal_watch_interrupts(interrupt?.call, interrupt?.with)
  }

  /// Leaves Ctrl-C to whoever had it before.
  package func unwatchInterrupts() { terminal_unwatch_interrupts() }

  /// Has Ctrl-C wipe the line that stands unfinished on a descriptor, before it leaves.
  package func wipeWhenLeaving(_ descriptor: Int32?) {
    terminal_wipe_when_leaving(descriptor ?? -1)
  }
}
