import InMemoryTracing
import Logging
import Tracing

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
