/// A queue that runs work in order and in virtual time, with the methods of a serial `DispatchQueue`.
///
/// No work begins before the running code has returned.
public final class Queue {
  /// The name of the queue in a trace: `main`, `io`.
  public let name: String
  private let clock: VirtualClock

  /// Creates a queue with a name, whose work is scheduled on a clock.
  public init(_ name: String, _ clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  /// Enqueues work to run after the work enqueued before it.
  public func async(_ work: @escaping () -> Void) {
    clock.schedule(after: 0, on: name, work)
  }

  /// Enqueues work to run after some milliseconds of virtual time.
  public func async(afterMilliseconds milliseconds: Int, _ work: @escaping () -> Void) {
    clock.schedule(after: milliseconds, on: name, work)
  }
}
