import CRecording

// Runaway conversations: too many messages in one action, or calls nested too deep.

extension Recorder {
  /// The maximum number of messages in one action; further ones are not delivered.
  public static let mostMessages = 10_000
  /// The maximum depth of nested calls; messages nested deeper are not delivered.
  public static let deepestNesting = 200

  private enum Stop: UInt8 {
    /// Too deeply nested calls; delivery resumes when the outermost call has ended.
    case depth = 1
    /// Too many messages in the action; delivery resumes when the action has ended.
    case count
    /// A set cancellation flag; delivery resumes when the action has ended, if the flag is cleared.
    case cancellation
  }

  var isStopped: Bool { recording_log_stop(log.raw) != 0 }

  /// Lets messages be delivered, and starts counting the messages of an action.
  func beginAction() {
    resumeDelivery()
    let index = log.count + Recorder.mostMessages
    recording_log_set_action(log.raw, UInt32(clamping: log.count), UInt32(clamping: index))
  }

  /// Delivers the messages that a fault holds back, lets messages be delivered again, and stops counting the action's messages.
  func endAction() {
    releaseHeld()
    resumeDelivery()
    recording_log_set_action(log.raw, .max, .max)
  }

  private func resumeDelivery() { recording_log_set_stop(log.raw, 0) }

  /// Lets messages be delivered again if calls were nested too deeply; to be called when the outermost call has ended.
  func resumeDeliveryAfterDepth() {
    if Stop(rawValue: recording_log_stop(log.raw)) == .depth { resumeDelivery() }
  }

  /// Returns whether a call at this depth of nesting must not be delivered; false while the whole process is recorded.
  @inline(__always)
  func runsAway(at depth: Int32) -> Bool {
    recording_log_may_run_away(log.raw, depth, Int32(Recorder.deepestNesting)) && stops(at: depth)
  }

  private func stops(at depth: Int32) -> Bool {
    if isStopped { return true }
    if isOfProcess { return false }
    guard let stop = reasonToStop(at: depth) else { return false }
    recording_log_set_stop(log.raw, stop.rawValue)
    return true
  }

  private func reasonToStop(at depth: Int32) -> Stop? {
    if recording_log_is_cancelled(log.raw) { return .cancellation }
    if countsTooMany() { return .count }
    return depth >= Recorder.deepestNesting ? .depth : nil
  }

  /// Returns whether the action has too many messages, and sets when to count again; outside an action, just returns false.
  private func countsTooMany() -> Bool {
    let start = Int(recording_log_action(log.raw))
    guard start < UInt32.max else { return false }
    let unrecorded = Int(recording_log_unrecorded_calls(log.raw))
    let count = log.count
    let messages = (start..<max(start, count)).count { log[$0]?.kind == .call } + unrecorded
    let rest = Recorder.mostMessages - messages
    recording_log_set_next_check(log.raw, UInt32(clamping: count + unrecorded + max(rest, 0)))
    return rest <= 0
  }
}
