import Traces

/// Keeps what is to run later, in the order in which it was given.
final class HandScheduler: Scheduler {
  private(set) var waiting: [(milliseconds: Int, executor: String, body: () -> Void)] = []

  func schedule(after milliseconds: Int, on executor: String, _ body: @escaping () -> Void) {
    waiting.append((milliseconds, executor, body))
  }

  /// Runs all that waits.
  func run() {
    while !waiting.isEmpty { waiting.removeFirst().body() }
  }
}
