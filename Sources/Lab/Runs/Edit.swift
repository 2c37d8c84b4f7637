import TraceRecording
import Traces

/// One message of a run that is changed: what becomes of it, and which it is.
struct Edit {
  /// What becomes of the message.
  let fault: MessageFault
  /// Who says what to whom, as `MessagePattern` reads it.
  let pattern: String
  /// Which of the messages that fit, from 1.
  let occurrence: Int
}

extension Edit {
  /// An edit of the message in a row; nil where that row is no message with sender and receiver.
  ///
  /// It costs as much as there are rows before it.
  init?(_ fault: MessageFault, row number: Int, of trace: Trace) {
    guard let row = trace[row: number], row.isMessage, row.kind != .lost, row.sender != nil,
      let pattern = try? MessagePattern(row.pattern)
    else { return nil }
    self.fault = fault
    self.pattern = row.pattern
    let rows = trace.events.prefix { ($0.number ?? 0) <= number }
    occurrence = rows.count { $0.isMessage && $0.kind != .lost && pattern.matches($0) }
  }

  /// The command that makes it.
  var verb: String { if case .rewrite = fault { "resend" } else { "drop" } }

  /// Makes a recorder change that message.
  func prepare(_ recorder: Recorder) {
    do throws(NotationError) {
      try recorder.inject(fault, pattern, occurrence: occurrence)
    } catch {
      preconditionFailure("\(pattern) was read when the edit was made: \(error)")
    }
  }
}
