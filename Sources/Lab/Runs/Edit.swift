import TraceRecording
import Traces

/// A change that a person makes to one message: the message is dropped, or sent with other arguments.
struct Edit {
  private(set) var fault: MessageFault
  let pattern: String
  /// The position of the message among the messages of the trace that match `pattern`, from 1.
  let occurrence: Int
  let row: Int
}

extension Edit {
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

  /// Returns `former`, an earlier edit of the same message, with this edit's values on top; this edit if either drops the message.
  func added(to former: Edit) -> Edit {
    guard case .rewrite(let old) = former.fault, case .rewrite(let new) = fault else { return self }
    var edit = self
    edit.fault = .rewrite(old.merging(new) { $1 })
    return edit
  }

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
  fileprivate var passesRecorder: Bool { isMessage && (kind != .lost || loss == .dropped) }

  fileprivate var asDelivered: Event {
    guard kind == .lost else { return self }
    var event = self
    event.kind = .call
    return event
  }
}
