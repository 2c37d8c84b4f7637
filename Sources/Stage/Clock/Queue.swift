/// A serial queue in virtual time, with the methods of `DispatchQueue`.
public final class Queue {
  /// The name of the queue in a trace: `main`, `io`.
  public let name: String
  private let clock: VirtualClock

  /// Creates a queue named `name` that schedules its work on `clock`.
  public init(_ name: String, _ clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  /// Enqueues work to run at the present virtual time, after the work enqueued for this time before.
  public func async(_ work: @escaping () -> Void) {
    clock.schedule(after: 0, on: name, work)
  }

  /// Enqueues work to run after some milliseconds of virtual time; a negative number counts as 0.
  public func async(afterMilliseconds milliseconds: Int, _ work: @escaping () -> Void) {
    clock.schedule(after: milliseconds, on: name, work)
  }
}
