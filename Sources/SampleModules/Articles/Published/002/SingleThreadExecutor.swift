import Stage
import TraceRecording

/// Does one piece of work after the other, on a thread of its own; nothing shuts it down.
final class SingleThreadExecutor {
  /// Something to do, which says when it is done.
  typealias Work = (_ done: @escaping () -> Void) -> Void

  private let thread: Queue
  private var waiting: [() -> Void] = []
  private var isBusy = false

  init(thread: Queue) {
    self.thread = thread
  }

  func submit(_ work: @escaping Work) {
    // Recorded as work of the request that submits it, whenever it begins.
    waiting.append(Recorder.preservingThreadContext { work { self.takeNext() } })
    if !isBusy { takeNext() }
  }

  private func takeNext() {
    isBusy = !waiting.isEmpty
    guard isBusy else { return }
    thread.async(waiting.removeFirst())
  }
}
