import Foundation
import TraceRecording

@Role(.interactor) final class Reporter: Sendable {
  func tell(_ news: SlowNews) {}
  func sayGoodbye() {}
}

/// A value with a text that is slow to make; the program exits while it is being made.
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

/// A program that exits while another thread writes a message to the stream.
enum ExitWhileWriting {
  private static let reporter = Reporter()

  static func exit() -> Never {
    Thread.detachNewThread { reporter.tell(SlowNews()) }
    SlowNews.isBeingWritten.wait()
    atexit {
      ExitWhileWriting.reporter.sayGoodbye()
      SlowNews.mayBeWritten.signal()
    }
    Foundation.exit(0)
  }
}
