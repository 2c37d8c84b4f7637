import TraceRecording
import Traces

/// One message of a run that is changed: what becomes of it, and which it is.
struct Edit {
  /// What becomes of the message.
  private(set) var fault: MessageFault
  /// Who says what to whom, as `MessagePattern` reads it.
  let pattern: String
  /// Which of the messages that fit, from 1.
  let occurrence: Int
  /// The number of its row when it was changed.
  let row: Int
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
    self.row = number
    self.pattern = row.pattern
    let rows = trace.events.prefix { ($0.number ?? 0) <= number }
    occurrence = rows.count { $0.passesRecorder && pattern.matches($0.asDelivered) }
  }

  /// The command that makes it.
  var command: String {
    guard case .rewrite(let texts) = fault else { return "drop #\(row)" }
    let values = texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "resend #\(row) \(values.joined(separator: " "))"
  }

  /// Whether two change the same message.
  func isOfSameMessage(as other: Edit) -> Bool {
    pattern == other.pattern && occurrence == other.occurrence
  }

  /// The same after an earlier change of the message, whose new values it keeps.
  func added(to former: Edit) -> Edit {
    guard case .rewrite(let old) = former.fault, case .rewrite(let new) = fault else { return self }
    var edit = self
    edit.fault = .rewrite(old.merging(new) { $1 })
    return edit
  }

  /// Whether a fault that a recorder has planned is this edit.
  func isPlanned(as fault: TraceRecording.InjectedFault) -> Bool {
    fault.target == pattern && fault.occurrence == occurrence
  }

  /// Makes a recorder change that message.
  func prepare(_ recorder: Recorder) {
    do throws(NotationError) {
      try recorder.inject(fault, pattern, occurrence: occurrence)
    } catch {
      preconditionFailure("\(pattern) was read when the edit was made: \(error)")
    }
  }
}

extension Event {
  /// Whether a recorder could have changed it: it was sent, and either arrived or was dropped on the way.
  fileprivate var passesRecorder: Bool { isMessage && (kind != .lost || loss == .dropped) }

  /// The same as if it had arrived.
  fileprivate var asDelivered: Event {
    guard kind == .lost else { return self }
    var event = self
    event.kind = .call
    return event
  }
}
