import TraceRecording
import Traces

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
