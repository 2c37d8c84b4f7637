import Traces

/// A scheduler that keeps work in order until `run()` is called.
final class HandScheduler: Scheduler {
  private(set) var waiting: [(milliseconds: Int, executor: String, body: () -> Void)] = []

  func schedule(after milliseconds: Int, on executor: String, _ body: @escaping () -> Void) {
    waiting.append((milliseconds, executor, body))
  }

  /// Runs all waiting work.
  func run() {
    while !waiting.isEmpty { waiting.removeFirst().body() }
  }
}
