import Dispatch
import TraceRecording

// Calls from several threads, each with its own objects, into one recorder.

extension BenchmarkCase {
  static let threaded = [1, 2, 4, 8].map { threads in
    BenchmarkCase(
      name: "recorded, an array, \(threads == 1 ? "1 thread" : "\(threads) threads")",
      clock: .process
    ) {
      let recorder = Recorder()
      let modules = recorder.recording { (0..<threads).map { _ in ListModule() } }
      return Batch(recorder: recorder) { messages in
        run(threads) { thread in
          let share = (messages + thread) / threads
          recorder.record(share) { modules[thread].presenter.save(times: $0) }
        }
      }
    }
  }

  /// Runs `body` on a number of threads and waits for all of them.
  private static func run(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for thread in 0..<threads {
      DispatchQueue(label: "thread \(thread)").async(group: group) { body(thread) }
    }
    group.wait()
  }
}
