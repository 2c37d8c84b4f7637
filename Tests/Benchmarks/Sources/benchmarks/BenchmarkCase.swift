import Foundation
import InMemoryTracing
import Logging
import TraceRecording
import Traces
import Tracing

/// A benchmark: one way to send messages.
struct BenchmarkCase: Sendable {
  let name: String
  var clock = CPUClock.thread
  /// Makes the objects of a batch.
  let prepare: @Sendable () -> Batch
}

extension BenchmarkCase {
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
  case thread
  case process

  /// The CPU time so far, in nanoseconds.
  var now: Int {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

// The same call with a log line before it or a tracer's span around it.

extension BenchmarkCase {
  /// The name of the case with which the table compares all others.
  static let logLine = "swift-log line to a no-op handler"

  static let peers = [
    logged(logLine, at: .info),
    logged("swift-log line below the level", at: .debug),
    BenchmarkCase(name: "withSpan, no-op tracer") {
      let listener = Listener()
      return Batch { listener.spans($0) }
    },
    BenchmarkCase(name: "withSpan, in-memory tracer") {
      let (listener, tracer) = (Listener(), InMemoryTracer())
      return Batch { messages in withTracer(tracer) { listener.spans(messages) } }
    },
  ]

  private static func logged(_ name: String, at level: Logger.Level) -> BenchmarkCase {
    BenchmarkCase(name: name) {
      let (listener, logger) = (Listener(), Logger(label: "benchmarks") { _ in SilentHandler() })
      return Batch { listener.logs($0, to: logger, at: level) }
    }
  }
}

/// An object that logs or traces each call it makes.
private final class Listener {
  private var interactor: (any ListInteractorProtocol)? = ListInteractor()
  private let rows = Row.ten

  func logs(_ messages: Int, to logger: Logger, at level: Logger.Level) {
    for _ in 0..<messages {
      logger.log(level: level, "save(_:)", metadata: ["rows": "\(rows.count)"])
      interactor?.save(rows)
    }
  }

  func spans(_ messages: Int) {
    for _ in 0..<messages { withSpan("save(_:)") { _ in interactor?.save(rows) } }
  }
}

/// A log handler that accepts lines from `info` on and drops them.
private struct SilentHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {}
}
