import TraceRecording
import Traces

/// A change that a person makes to one message: the message is dropped, or sent with other arguments.
struct Edit {
  private(set) var fault: MessageFault
  let pattern: MessagePattern
  /// The position of the message among the messages of the trace that match `pattern`, from 1.
  let occurrence: Int
  let row: Int

  init?(_ fault: MessageFault, row number: Int, of trace: Trace) {
    guard let row = trace[row: number], row.isMessage, row.kind != .lost, row.sender != nil,
      let pattern = try? MessagePattern(row.pattern)
    else { return nil }
    self.fault = fault
    self.row = number
    self.pattern = pattern
    let rows = trace.events.prefix { ($0.number ?? 0) <= number }
    occurrence = rows.count { $0.passesRecorder && pattern.matches($0.asDelivered) }
  }

  var command: String {
    guard case .rewrite(let texts) = fault else { return "drop #\(row)" }
    return "resend #\(row) \(texts.asArguments)"
  }

  func isOfSameMessage(as other: Edit) -> Bool {
    pattern.text == other.pattern.text && occurrence == other.occurrence
  }

  /// Returns `former`, an earlier edit of the same message, with this edit's values on top; this edit if either drops the message.
  func added(to former: Edit) -> Edit {
    guard case .rewrite(let old) = former.fault, case .rewrite(let new) = fault else { return self }
    var edit = self
    edit.fault = .rewrite(old.merging(new) { $1 })
    return edit
  }

  func isPlanned(as fault: TraceRecording.InjectedFault) -> Bool {
    fault.target == pattern.text && fault.occurrence == occurrence
  }
}

extension [String: String] {
  /// These values as the arguments of `resend`: `at=1 in=2`.
  var asArguments: String {
    sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
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
