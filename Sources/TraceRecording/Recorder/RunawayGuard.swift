import CRecording
import Traces

// Conversations that run away: too many messages in one action, or nested too deep.

extension Recorder {
  /// How many messages an action may lead to.
  public static let mostMessages = 10_000
  /// How deep calls may be nested.
  public static let deepestNesting = 200

  /// Why seams stop delivering.
  private enum Stop: UInt8 {
    /// Calls are nested too deep: until the outermost has ended.
    case depth = 1
    /// There are too many messages: until the action has ended.
    case count
    /// An interruption was requested: until the action has ended.
    case interruption
  }

  /// Whether seams have stopped delivering.
  var isStopped: Bool { recording_log_stop(log.raw) != 0 }

  /// Starts the count of an action's messages.
  func beginAction() {
    resumeDelivery()
    let index = log.count + Recorder.mostMessages
    recording_log_set_action(log.raw, UInt32(clamping: log.count), UInt32(clamping: index))
  }

  /// Ends the count of an action's messages, and delivers the messages that a fault delayed.
  func endAction() {
    releaseHeld()
    resumeDelivery()
    recording_log_set_action(log.raw, .max, .max)
  }

  /// Delivers again.
  private func resumeDelivery() { recording_log_set_stop(log.raw, 0) }

  /// Delivers again where calls were nested too deep, now that the outermost has ended.
  func resumeDeliveryAfterDepth() {
    if Stop(rawValue: recording_log_stop(log.raw)) == .depth { resumeDelivery() }
  }

  /// Whether a call at that depth must not be delivered; a process that is recorded as a whole is never stopped.
  @inline(__always)
  func runsAway(at depth: Int32) -> Bool {
    recording_log_may_run_away(log.raw, depth, Int32(Recorder.deepestNesting)) && stops(at: depth)
  }

  /// Stops to deliver where it is time to.
  private func stops(at depth: Int32) -> Bool {
    if isStopped { return true }
    if isOfProcess { return false }
    guard let stop = reasonToStop(at: depth) else { return false }
    recording_log_set_stop(log.raw, stop.rawValue)
    return true
  }

  private func reasonToStop(at depth: Int32) -> Stop? {
    if recording_log_is_interrupted(log.raw) { return .interruption }
    if countsTooMany() { return .count }
    return depth >= Recorder.deepestNesting ? .depth : nil
  }

  /// Counts the action's messages, and says when to count again.
  private func countsTooMany() -> Bool {
    let start = Int(recording_log_action(log.raw))
    guard start < UInt32.max else { return false }
    let unplaced = Int(recording_log_unplaced(log.raw))
    let count = log.count
    let messages = (start..<max(start, count)).count { log[$0]?.kind == .call } + unplaced
    let rest = Recorder.mostMessages - messages
    recording_log_set_survey(log.raw, UInt32(clamping: count + unplaced + max(rest, 0)))
    return rest <= 0
  }
}
