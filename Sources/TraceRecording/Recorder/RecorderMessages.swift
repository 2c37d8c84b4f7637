import CRecording
import Traces

// Messages that were lost, and references that were set.

extension Recorder {
  /// Records that a message was not delivered.
  func lose(_ call: Record, _ loss: Event.Loss, _ arguments: Any) {
    var record = call
    (record.kind, record.loss) = (.lost, loss)
    keep(record, handing: arguments)
  }

  /// Records that nil was read; whether the source sends a message there is asked later.
  func lose(from sender: ParticipantID, at seam: _SeamPointer, _ loss: Event.Loss) {
    var record = Record(.lost)
    record.sender = sender
    record.receiver = loss == .nil ? .absent : seam.target
    record.parent = Span.current(in: log.id)?.record ?? -1
    record.seam = seam.text
    record.loss = loss
    log.append(record)
  }

  /// Records that a reference was set, and its strength where a fault has changed that.
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
