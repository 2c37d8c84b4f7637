import TraceRecording
import Traces

/// A change to one message of a run.
struct Edit {
  private(set) var fault: MessageFault
  /// The sender, receiver and message, in the syntax of `MessagePattern`.
  let pattern: String
  /// The message's position among those that match the pattern, from 1.
  let occurrence: Int
  /// The number of the message's row when the edit was made.
  let row: Int
}

extension Edit {
  /// Creates an edit of the message in a row; nil when the row is no message with a sender and a receiver.
  ///
  /// - Complexity: O(*n*) in the number of rows before it.
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

  var command: String {
    guard case .rewrite(let texts) = fault else { return "drop #\(row)" }
    let values = texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "resend #\(row) \(values.joined(separator: " "))"
  }

  func isOfSameMessage(as other: Edit) -> Bool {
    pattern == other.pattern && occurrence == other.occurrence
  }

  /// Returns this edit merged with an earlier one of the same message, whose other new values are kept.
  func added(to former: Edit) -> Edit {
    guard case .rewrite(let old) = former.fault, case .rewrite(let new) = fault else { return self }
    var edit = self
    edit.fault = .rewrite(old.merging(new) { $1 })
    return edit
  }

  /// Returns whether a recorder's planned fault is this edit.
  func isPlanned(as fault: TraceRecording.InjectedFault) -> Bool {
    fault.target == pattern && fault.occurrence == occurrence
  }

  func prepare(_ recorder: Recorder) {
    do throws(NotationError) {
      try recorder.inject(fault, pattern, occurrence: occurrence)
    } catch {
      preconditionFailure("\(pattern) was read when the edit was made: \(error)")
    }
  }
}

extension Event {
  /// Whether a recorder could have changed the message: it arrived, or was dropped.
  fileprivate var passesRecorder: Bool { isMessage && (kind != .lost || loss == .dropped) }

  /// The event as if the message had arrived.
  fileprivate var asDelivered: Event {
    guard kind == .lost else { return self }
    var event = self
    event.kind = .call
    return event
  }
}
