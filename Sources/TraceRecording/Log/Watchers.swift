import CRecording

/// Those who wait for something to be recorded, and are told after each record.
final class Watchers: Sendable {
  private let bodies = Locked<[ObjectIdentifier: @Sendable () -> Void]>([:])

  /// Tells all of them.
  func tell() {
    for body in bodies.locked({ Array($0.values) }) { body() }
  }

  /// Adds or removes one, and notes whether any are left.
  func set(_ body: (@Sendable () -> Void)?, of watch: RecorderWatch, in log: Log) {
    bodies.locked { bodies in
      bodies[ObjectIdentifier(watch)] = body
      recording_log_set_watched(log.raw, !bodies.isEmpty)
    }
  }
}

/// That somebody waits for what a recorder records; it ends with this object.
package final class RecorderWatch: Sendable {
  private let log: Log

  fileprivate init(_ log: Log, _ body: @escaping @Sendable () -> Void) {
    self.log = log
    log.watchers.set(body, of: self, in: log)
  }

  deinit { log.watchers.set(nil, of: self, in: log) }
}

extension Recorder {
  /// Calls `body` after each record, on the thread that recorded it, as long as what is returned lives.
  ///
  /// It runs inside the messages that are recorded: it may wake somebody, and do no more.
  package func watch(_ body: @escaping @Sendable () -> Void) -> RecorderWatch {
    RecorderWatch(log, body)
  }
}
