import CRecording
import Traces

// Lost messages, and references that were set.

extension Recorder {
  func recordLost(_ call: Record, _ loss: Event.Loss, _ arguments: Any) {
    var record = call
    (record.kind, record.loss) = (.lost, loss)
    append(record, capturing: arguments)
  }

  /// Records that a participant read nil from a reference; building the trace decides whether a message was lost.
  func recordNil(readBy sender: ParticipantID, at seam: _SeamPointer, _ loss: Event.Loss) {
    var record = Record(.lost)
    record.sender = sender
    record.receiver = loss == .nil ? .absent : seam.target
    record.parent = Span.current(in: log.id)?.record ?? -1
    record.seam = seam.text
    record.loss = loss
    log.append(record)
  }

  /// Records that a reference of `owner` was set to `target`; `strength` is the reference's strength if a fault changed it.
  func wire(
    _ seam: inout _SeamPointer,
    of owner: ParticipantID,
    to target: Any?,
    as strength: Seam.Strength? = nil
  ) {
    seam.target = .absent
    if !seam.isClosure {
      seam.target = target.map { id(of: $0) } ?? .absent
    } else if target != nil, let span = Span.current(in: log.id) {
      seam.target = span.executing
      seam.function = span.function.isEmpty ? .empty : span.function
    }
    let text = strength.map { seam.text(as: $0) } ?? seam.text
    append(.wired, from: owner, to: seam.target, seam: text)
  }
}
