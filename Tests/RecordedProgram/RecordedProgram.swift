import Foundation
import TraceRecording

/// A program that records itself in one mode.
///
///     RecordedProgram MODE PATH
@main
struct RecordedProgram {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let mode = ProgramMode(rawValue: arguments[1]) else { exit(2) }
    let recorder = Recorder(limit: mode.limit, moment: mode == .guess ? .told : .live)
    recorder.start()
    await mode.run(recorder, arguments[2])
  }
}

/// The list that `atexit` uses while the program exits.
nonisolated(unsafe) private var last: List?

enum ProgramMode: String {
  /// Uses a list's screens, records the object graph, and writes the trace, which ends with the object graph again.
  case use
  /// Uses the list, stops recording, releases the list, and writes the trace.
  case release
  /// Waits on the main actor for an object that runs on another thread, and writes the trace.
  case wait
  /// Sends messages from many threads at once, and writes the trace.
  case talk
  /// Makes very many objects, and writes the trace.
  case populate
  /// Uses the list without a live clock, so that the trace does not tell the threads, and writes it.
  case guess
  /// Uses the list, and writes the trace on another thread than the main one.
  case lag
  /// Uses the list, streams, and crashes in the middle of a message.
  case crash
  /// Uses the list, streams, and sends messages while the program exits.
  case leave
  /// Streams, and exits while another thread writes to the file.
  case hurry

  var limit: Int { self == .talk ? 1 << 20 : 1 << 18 }

  func run(_ recorder: Recorder, _ path: String) async {
    var list = List()
    let news = self == .wait ? NewsPresenter() : nil
    do {
      switch self {
      case .use:
        list.use()
        recorder.recordObjectGraph()
      case .release, .guess, .lag: list.use()
      case .wait: await news?.load()
      case .talk: await ConcurrentSenders().talk()
      case .populate: ManyObjects.make()
      case .crash, .leave: return try stream(list, recorder, path)
      case .hurry:
        try recorder.stream(to: path)
        ExitWhileWriting.exit()
      }
      recorder.stop()
      if self == .release { list = List() }
      if self == .lag {
        try await Task.detached { try recorder.write(to: path) }.value
      } else {
        try recorder.write(to: path)
      }
    } catch {
      print(error)
      exit(1)
    }
    withExtendedLifetime((list, news)) {}
  }

  private func stream(_ list: List, _ recorder: Recorder, _ path: String) throws {
    try recorder.stream(to: path)
    list.use()
    recorder.recordObjectGraph()
    if self == .crash { list.crash() }
    last = list
    atexit { last?.use() }
    exit(0)
  }
}

@Role(.store) final class LongLivedObject {
  func live() {}
}

/// 1,000,000 objects; the first half stays alive until the end.
enum ManyObjects {
  static func make() {
    let count = 1_000_000
    var objects: [LongLivedObject] = []
    for number in 0..<count {
      let object = LongLivedObject()
      object.live()
      if number < count / 2 { objects.append(object) }
    }
    for object in objects { object.live() }
  }
}

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
