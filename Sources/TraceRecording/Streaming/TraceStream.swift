import Traces

/// Writes events to a file as they come, on the threads that record them.
///
/// One thread writes at a time, and none waits for another: who finds it busy leaves a wish, which the one
/// who writes takes up. Unchecked, as the file is only touched under the lock.
final class TraceStream: @unchecked Sendable {
  private let lock = Lock()
  private let isBehind = Locked(false)
  private let file: StreamFile
  /// The index of the first event that is not written.
  private var next = 0
  /// Has this told of each record.
  var watch: RecorderWatch?

  init(_ file: StreamFile) {
    self.file = file
  }

  /// How many events were left out.
  var leftOut: Int { lock.held { file.leftOut } }
}

extension TraceStream {
  /// Writes what stays as it is, unless another thread does so.
  ///
  /// Objects that come or go one after another become one event: it is written when something else
  /// has happened.
  func catchUp(_ recorder: Recorder) {
    isBehind.locked { $0 = true }
    while isBehind.locked({ $0 }), lock.heldIfFree({ write(recorder) }) {}
  }

  private func write(_ recorder: Recorder) {
    isBehind.locked { $0 = false }
    recorder.reading.ofIfFree(recorder) { making in
      let (events, settled) = (making.progress.events, making.progress.settledCount)
      guard next < settled else { return }
      file.add(events[next..<settled])
      next = settled
    }
  }

  /// Writes all that is left, and how things stand at the end.
  func finish(_ recorder: Recorder) {
    watch = nil
    let closing = recorder.closingEvents()
    lock.held {
      file.add(recorder.trace().events[next...])
      file.add(closing)
      file.end()
    }
  }
}
