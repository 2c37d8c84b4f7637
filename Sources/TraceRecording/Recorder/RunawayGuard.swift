import CRecording
import Traces

// Runaway conversations: too many messages in one action, or calls nested too deep.

extension Recorder {
  /// The maximum number of messages in one action.
  public static let mostMessages = 10_000
  /// The maximum depth of nested calls.
  public static let deepestNesting = 200

  /// The reason why seams do not deliver.
  private enum Stop: UInt8 {
    /// Calls are nested too deep; ends with the outermost call.
    case depth = 1
    /// The action has too many messages; ends with the action.
    case count
    /// The cancellation flag is set; ends with the action.
    case cancellation
  }

  var isStopped: Bool { recording_log_stop(log.raw) != 0 }

  /// Starts counting the messages of an action.
  func beginAction() {
    resumeDelivery()
    let index = log.count + Recorder.mostMessages
    recording_log_set_action(log.raw, UInt32(clamping: log.count), UInt32(clamping: index))
  }

  /// Ends counting the messages of an action, and delivers messages that a fault delayed.
  func endAction() {
    releaseHeld()
    resumeDelivery()
    recording_log_set_action(log.raw, .max, .max)
  }

  private func resumeDelivery() { recording_log_set_stop(log.raw, 0) }

  /// Delivers again after the outermost of too many nested calls has ended.
  func resumeDeliveryAfterDepth() {
    if Stop(rawValue: recording_log_stop(log.raw)) == .depth { resumeDelivery() }
  }

  /// Returns whether a call at this depth must not be delivered; always false where the whole process is recorded.
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

  /// Counts the messages of the action, and sets the index at which to count again.
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
