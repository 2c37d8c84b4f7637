import Stage
import TraceRecording

/// Runs submitted work serially on its own thread; is never shut down.
final class SingleThreadExecutor {
  /// A piece of work that calls `done` when it is finished.
  typealias Work = (_ done: @escaping () -> Void) -> Void

  private let thread: Queue
  private var waiting: [() -> Void] = []
  private var isBusy = false

  init(thread: Queue) {
    self.thread = thread
  }

  func submit(_ work: @escaping Work) {
    // The recorder attributes the work to the request that submitted it, whenever the work begins.
    waiting.append(Recorder.preservingThreadContext { work { self.takeNext() } })
    if !isBusy { takeNext() }
  }

  private func takeNext() {
    isBusy = !waiting.isEmpty
    guard isBusy else { return }
    thread.async(waiting.removeFirst())
  }
}
