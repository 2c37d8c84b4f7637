import CRecording
import Traces

// Reading references: the link to the target, or a record of nil.

extension _ParticipantToken {
  /// Returns the link (sender and receiver) to the target of a reference; nil if nothing is recorded or delivered, or
  /// an object calls its own closure.
  public func link(_ seam: _SeamPointer, to target: @autoclosure () -> Any) -> _SeamLink? {
    guard let recorder = registration?.recorder, let id = registration?.id, recorder.isRecording,
      !recorder.isStopped, !(seam.isClosure && seam.target == id)
    else { return nil }
    let isKnown = seam.target != .unknown || seam.isClosure
    return _SeamLink(
      recorder,
      from: id,
      to: isKnown ? seam.target : recorder.id(of: target()),
      through: seam.text,
      running: seam.function,
      isClosure: seam.isClosure
    )
  }

  /// Returns whether messages are no longer delivered, so that an optional reference must be read as nil.
  ///
  /// If so, records the read, which is a lost message if the source sends one at this point.
  public func isStopped(_ seam: _SeamPointer) -> Bool {
    guard let registration, registration.recorder.isRecording, registration.recorder.isStopped
    else {
      return false
    }
    registration.recorder.recordNil(readBy: registration.id, at: seam, .stopped)
    return true
  }

  /// Records that nil was read from a reference, which is a lost message if the source sends one at this point.
  public func recordNil(_ seam: _SeamPointer) {
    guard let registration, registration.recorder.isRecording else { return }
    let isGone = seam.isWeak && seam.target.isPresent
    registration.recorder.recordNil(readBy: registration.id, at: seam, isGone ? .gone : .nil)
  }
}

extension Recorder {
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
}
