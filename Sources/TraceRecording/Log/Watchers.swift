import CRecording

/// The callbacks that a log calls after each appended record.
final class Watchers: Sendable {
  private let bodies = Locked<[ObjectIdentifier: @Sendable () -> Void]>([:])

  func notify() {
    for body in bodies.locked({ Array($0.values) }) { body() }
  }

  /// Sets the callback of a watch, or removes it for nil; the log is marked as watched while it has callbacks.
  func set(_ body: (@Sendable () -> Void)?, of watch: RecorderWatch, in log: Log) {
    bodies.locked { bodies in
      bodies[ObjectIdentifier(watch)] = body
      recording_log_set_watched(log.raw, !bodies.isEmpty)
    }
  }
}

/// The registration of a callback that a recorder calls after each record; it ends when this object is released.
package final class RecorderWatch: Sendable {
  private let log: Log

  fileprivate init(_ log: Log, _ body: @escaping @Sendable () -> Void) {
    self.log = log
    log.watchers.set(body, of: self, in: log)
  }

  deinit { log.watchers.set(nil, of: self, in: log) }
}

extension Recorder {
  /// Calls `body` after each record, on the recording thread, until the returned object is released.
  ///
  /// The callback runs inside the recorded message: it may wake a thread, but should do no more.
  package func watch(_ body: @escaping @Sendable () -> Void) -> RecorderWatch {
    RecorderWatch(log, body)
  }
}
