/// A queue that runs work in order, shaped like a serial `DispatchQueue`.
///
/// It runs in the stage's time: no work begins before the running code has returned.
public final class Queue {
  /// The name in a trace: `main`, `io`.
  public let name: String
  private let clock: VirtualClock

  /// Creates a queue on a clock.
  public init(_ name: String, _ clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  /// Enqueues work to run after the work before it.
  public func async(_ work: @escaping () -> Void) {
    clock.schedule(after: 0, on: name, work)
  }

  /// Enqueues work to run after some milliseconds.
  public func async(afterMilliseconds milliseconds: Int, _ work: @escaping () -> Void) {
    clock.schedule(after: milliseconds, on: name, work)
  }
}
