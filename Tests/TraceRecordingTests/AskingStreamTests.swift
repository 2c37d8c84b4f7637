import TerminalTesting
import Testing
import TraceRecording
import Traces

/// Tests values whose descriptions call their recorder while a stream writes them.
@Suite struct AskingStreamTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(of: "app.trace") }

  init() throws { folder = try TemporaryFolder() }

  /// A call of the recorder that a value's description makes.
  enum Question: CaseIterable {
    case trace, leftOut, leftOutOfStream, objectGraph, recordObjectGraph, write, note, screen
    case message, endStream, stop, stream, time, executor, recording
  }

  @Test(arguments: Question.allCases)
  func `are written together with later events`(_ question: Question) throws {
    let recorder = Recorder()
    let asker = recorder.recording { Asker(recorder, path + ".other") }
    try recorder.stream(to: path)
    Asker.$current.withValue(asker) {
      recorder.recording {
        recorder.action("ask", to: asker) { asker.desk?.take(AskingValue(question: question)) }
        recorder.action("later", to: asker) { asker.desk?.forget() }
      }
      recorder.endStream()
    }
    let rows = recorder.trace().rows
    #expect(rows.contains { $0.label == "take(asked \(question))" })
    #expect(rows.contains { $0.label == "forget()" })
    let isEnded = [.endStream, .stop, .stream].contains(question)
    let text = try folder.text(of: "app.trace")
    #expect(text.contains("asked \(question)"))
    #expect(text.contains("forget") != isEnded)
    #expect(try Trace(jsonLines: text).events.last?.kind == .graph)
    if question == .stream {
      #expect(try folder.text(of: "app.trace.other").contains("forget"))
    }
  }

  @Test(arguments: Question.allCases)
  func `are written at the end of a stream`(_ question: Question) throws {
    let recorder = Recorder()
    let asker = recorder.recording { Asker(recorder, path + ".other") }
    Asker.$current.withValue(asker) {
      recorder.act("ask", to: asker) { asker.desk?.take(AskingValue(question: question)) }
    }
    try Asker.$current.withValue(asker) {
      try recorder.stream(to: path)
      recorder.endStream()
    }
    #expect(recorder.trace().rows.contains { $0.label == "take(asked \(question))" })
  }
}

/// A value without references, whose text is made when the stream is written.
struct AskingValue: CustomStringConvertible {
  let question: AskingStreamTests.Question

  var description: String {
    Asker.current?.ask(question)
    return "asked \(question)"
  }
}

/// Unchecked, as only one thread at a time calls it.
@Role(.presenter) final class Asker: @unchecked Sendable {
  @TaskLocal static var current: Asker?
  @Unseen private let recorder: Recorder
  private let path: String
  private(set) var desk: (any CarrierProtocol)? = Carrier()

  init(_ recorder: Recorder, _ path: String) {
    self.recorder = recorder
    self.path = path
  }

  /// Calls the recorder once: a description is read twice, for the summary and for the full text.
  @Unseen func ask(_ question: AskingStreamTests.Question) {
    Asker.$current.withValue(nil) {
      switch question {
      case .trace: _ = recorder.trace()
      case .leftOut: _ = recorder.leftOut
      case .leftOutOfStream: _ = recorder.leftOutOfStream
      case .objectGraph: _ = recorder.objectGraph()
      case .recordObjectGraph: recorder.recordObjectGraph()
      case .write: try? recorder.write(to: path)
      case .note: recorder.note("asked")
      case .screen: recorder.screen(Screen(title: "asked"))
      case .message: desk?.forget()
      case .endStream: recorder.endStream()
      case .stop: recorder.stop()
      case .stream: try? recorder.stream(to: path)
      case .time: recorder.time += 1
      case .executor: recorder.executor = "asked"
      case .recording: recorder.recording {}
      }
    }
  }
}
