import Foundation

/// A benchmark: one way to send messages.
struct BenchmarkCase: Sendable {
  let name: String
  var clock = CPUClock.thread
  /// Makes the objects of a batch.
  let prepare: @Sendable () -> Batch
}

extension BenchmarkCase {
  /// All benchmarks, in the order of the table.
  static var all: [BenchmarkCase] { direct + off + on + asynchronous + threaded + peers }

  init(named name: String) throws {
    guard let found = BenchmarkCase.all.first(where: { $0.name == name }) else {
      throw OptionError.unknown(name)
    }
    self = found
  }

  /// Sends one batch and exits before any object is freed.
  func sendAndExit(_ messages: Int) async {
    let batch = prepare()
    await batch.send(messages)
    withExtendedLifetime(batch) { exit(0) }
  }
}
