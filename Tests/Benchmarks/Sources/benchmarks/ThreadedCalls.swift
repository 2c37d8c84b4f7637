import Foundation
import TraceRecording

// Calls from several threads, each with objects of its own, into one recorder.

extension Case {
  static let threaded = [1, 2, 4, 8].map { threads in
    Case(
      name: "recorded, an array, \(threads == 1 ? "1 thread" : "\(threads) threads")",
      clock: .process
    ) {
      let recorder = Recorder()
      let modules = recorder.recording { (0..<threads).map { _ in ListModule() } }
      return { messages in
        run(threads) { thread in
          recorder.record(messages / threads) { modules[thread].presenter.save(times: $0) }
        }
      }
    }
  }

  /// Runs `body` on so many threads of its own, and waits for all.
  private static func run(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      Thread {
        body(thread)
        group.leave()
      }
      .start()
    }
    group.wait()
  }
}
