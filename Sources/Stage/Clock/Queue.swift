/// Runs pieces of work one after the other, shaped like a serial `DispatchQueue`.
///
/// Its time is the stage's: nothing runs before the running code has returned.
public final class Queue {
  /// What it is called in a trace: `main`, `io`.
  public let name: String
  private let clock: VirtualClock

  /// Makes a queue that runs by a clock.
  public init(_ name: String, _ clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  /// Runs a piece of work as soon as what stands before it is done.
  public func async(_ work: @escaping () -> Void) {
    clock.schedule(after: 0, on: name, work)
  }

  /// Runs a piece of work when that time has passed.
  public func async(afterMilliseconds milliseconds: Int, _ work: @escaping () -> Void) {
    clock.schedule(after: milliseconds, on: name, work)
  }
}
