import Foundation
import Testing
import TraceRecording
import Traces

/// Tests traces that are written while they are recorded.
@Suite struct StreamTests {
  private let folder = TemporaryPath()
  private var path: String { folder.path + "/app.trace" }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `holds each row as soon as it has happened`() throws {
    let conversation = Conversation()
    try conversation.recorder.stream(to: path)
    var seen: [Int] = []
    conversation.recorder.recording {
      for visit in 1...3 {
        conversation.recorder.action("visit \(visit)") {
          seen.append((try? Trace(jsonLines: text(path)).rows.count) ?? 0)
        }
      }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func `equals the trace in the end, with the object graph`() throws {
    let conversation = Conversation()
    try conversation.recorder.stream(to: path)
    let view = conversation.open()
    conversation.recorder.endStream()
    let read = try Trace(reading: Array(text(path).utf8))
    let trace = conversation.recorder.trace()
    #expect(read.events.dropLast() == trace.events[...])
    #expect(read.events.last?.graph == conversation.recorder.objectGraph())
    #expect(Set(read.lanes) == Set(trace.lanes))
    #expect(conversation.recorder.leftOutOfStream == 0)
    withExtendedLifetime(view) {}
  }

  @Test func `keeps the file of the run before`() throws {
    for word in ["first", "second"] {
      let recorder = Recorder()
      try recorder.stream(to: path)
      recorder.act(word) {}
      recorder.endStream()
    }
    #expect(try text(path + ".before").contains("first"))
    #expect(try text(path).contains("second"))
  }

  @Test func `refuses a file that is being streamed into, and does not change it`() throws {
    let (one, other) = (Recorder(), Recorder())
    try one.stream(to: path)
    let error = try #require(throws: TraceFileError.self) { try other.stream(to: path) }
    #expect(error.description.hasSuffix("(another program holds it). Nothing was changed."))
    one.act("one") {}
    #expect(try text(path).contains("one"))
    #expect(throws: TraceFileError.self) { try other.stream(to: folder.path) }
    #expect(throws: TraceFileError.self) { try other.stream(to: folder.path + "/none/app.trace") }
  }

  @Test func `is complete where many threads send and read at once`() throws {
    let recorder = Recorder()
    try recorder.stream(to: path)
    let speakers = recorder.recording { Talk.threads.map { _ in Speaker() } }
    Talk.atOnce { thread in
      recorder.recording {
        speakers[thread].say(Talk.words(of: thread), reader: Reader(recorder))
      }
    }
    recorder.endStream()
    #expect(try Trace(jsonLines: text(path)).events.dropLast() == recorder.trace().events[...])
  }

  @Test func `notes where its recorder was full`() throws {
    let recorder = Recorder(limit: 6)
    try recorder.stream(to: path)
    recorder.recording { for number in 0..<9 { recorder.action("deed \(number)") {} } }
    recorder.endStream()
    #expect(try text(path).contains("6 more records were left out: the recorder keeps 6"))
  }
}

/// A temporary folder that is removed when the object is released.
final class TemporaryPath: Sendable {
  let path = NSTemporaryDirectory() + "viperlab-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
