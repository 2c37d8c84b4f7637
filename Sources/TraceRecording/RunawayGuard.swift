import CRecording
import Traces

// Conversations that run away: too many messages in one action, or nested too deep.

extension Recorder {
  /// How many messages an action may lead to.
  public static let mostMessages = 10_000
  /// How deep calls may be nested.
  public static let deepestNesting = 200

  /// Whether seams have stopped delivering.
  var isStopped: Bool { recording_log_is_stopped(log.raw) }

  /// Starts the count of an action's messages.
  func beginAction() {
    goOn()
    let place = log.count + Recorder.mostMessages
    recording_log_set_action(log.raw, UInt32(clamping: log.count), UInt32(clamping: place))
  }

  /// Ends the count of an action's messages, and delivers what a fault held back.
  func endAction() {
    releaseHeld()
    goOn()
    recording_log_set_action(log.raw, .max, .max)
  }

  /// Delivers again.
  func goOn() { recording_log_set_stopped(log.raw, false) }

  /// Whether a call inside so many others must not be delivered.
  func runsAway(at depth: Int32) -> Bool {
    let deepest = Int32(Recorder.deepestNesting)
    guard recording_log_may_run_away(log.raw, depth, deepest) else { return false }
    guard isStopped || depth >= deepest || countsTooMany() else { return false }
    recording_log_set_stopped(log.raw, true)
    return true
  }

  /// Counts the action's messages, and says when to count again.
  private func countsTooMany() -> Bool {
    let start = Int(recording_log_action(log.raw))
    let count = log.count
    let messages = (start..<max(start, count)).count { log[$0]?.kind == .call }
    let rest = Recorder.mostMessages - messages
    recording_log_set_action(log.raw, UInt32(start), UInt32(clamping: count + max(rest, 0)))
    return rest <= 0
  }
}
