import Foundation
import Testing
import TraceRecording
import Traces

@Suite struct TraceFileTests {
  private let conversation = Conversation()
  private let temporary = TemporaryPath()
  private var folder: String { temporary.path }

  @Test func `is read back as it was, without the object graph on request`() throws {
    _ = conversation.open()
    let path = folder + "/trace.jsonl"
    try conversation.recorder.write(to: path)
    try conversation.recorder.write(to: path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (read, trace) = (try Trace(jsonLines: text), conversation.recorder.trace())
    #expect(read.lanes == trace.lanes)
    #expect(read.events.dropLast() == trace.events[...])
    #expect(read.events.last?.graph == conversation.recorder.objectGraph())
    try conversation.recorder.write(to: path, objectGraph: false)
    #expect(try Trace(jsonLines: String(contentsOfFile: path, encoding: .utf8)) == trace)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["trace.jsonl"])
  }

  @Test func `names the path that cannot be written, and leaves no file`() throws {
    let path = folder + "/missing/trace.jsonl"
    let error = try #require(throws: TraceFileError.self) {
      try conversation.recorder.write(to: path)
    }
    #expect(error.path == path)
    #expect(
      error.description.hasSuffix(
        "missing/trace.jsonl: cannot be written (No such file or directory). Nothing was changed."
      )
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }
}
