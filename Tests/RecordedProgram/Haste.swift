import Foundation
import TraceRecording

@Role(.interactor) final class Reporter: Sendable {
  func tell(_ news: SlowNews) {}
  func sayGoodbye() {}
}

/// What takes long to write, and is begun before the program exits.
struct SlowNews: TraceNaming {
  fileprivate static let isBeingWritten = DispatchSemaphore(value: 0)
  fileprivate static let mayBeWritten = DispatchSemaphore(value: 0)

  var traceName: String {
    SlowNews.isBeingWritten.signal()
    SlowNews.mayBeWritten.wait()
    SlowNews.mayBeWritten.signal()
    return "news \((1...100_000).reduce(0, ^))"
  }
}

/// Exits while another thread writes what it said.
enum Haste {
  private static let reporter = Reporter()

  static func exit() -> Never {
    Thread.detachNewThread { reporter.tell(SlowNews()) }
    SlowNews.isBeingWritten.wait()
    atexit {
      Haste.reporter.sayGoodbye()
      SlowNews.mayBeWritten.signal()
    }
    Foundation.exit(0)
  }
}
