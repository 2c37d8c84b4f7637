import Foundation
import TraceRecording
import Traces

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

/// The messages of one round of a benchmark.
struct Batch {
  /// The recorder that must record all messages; nil for messages that are not recorded.
  var recorder: Recorder?
  let send: (Int) async -> Void
}

extension Batch {
  /// Throws ``MissingMessages`` unless the recorder has recorded every message.
  func check(_ messages: Int) throws {
    guard let recorder else { return }
    let calls = recorder.trace().events.count { $0.isMessage && $0.kind != .lost }
    guard calls == messages else { throw MissingMessages(sent: messages, recorded: calls) }
  }
}

/// The error that a recorder missed messages, so that the measured cost is meaningless.
struct MissingMessages: Error, CustomStringConvertible {
  let sent: Int
  let recorded: Int

  var description: String { "Of \(sent) messages \(recorded) were recorded." }
}

enum CPUClock {
  /// The CPU time of the calling thread.
  case thread
  /// The CPU time of all threads of the process.
  case process

  /// The CPU time so far, in nanoseconds.
  var now: Int {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
