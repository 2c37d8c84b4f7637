import TraceRecording
import Traces

/// A number of messages, and who sends them.
struct Batch {
  /// Who must record them all.
  var recorder: Recorder?
  /// Sends that many.
  let send: (Int) async -> Void
}

extension Batch {
  /// Makes sure that the recorder has recorded every message.
  func check(_ messages: Int) throws {
    guard let recorder else { return }
    let calls = recorder.trace().events.count { $0.isMessage && $0.kind != .lost }
    guard calls == messages else { throw MissingMessages(sent: messages, recorded: calls) }
  }
}

/// That a recorder did not record what was sent, so that its cost means nothing.
struct MissingMessages: Error, CustomStringConvertible {
  let sent: Int
  let recorded: Int

  var description: String { "Of \(sent) messages \(recorded) were recorded." }
}
