import Foundation
import TerminalTesting
import Testing
import Traces

@testable import TraceRecording

/// Tests traces that are written while they are recorded.
@Suite struct StreamTests {
  private let folder: TemporaryFolder
  private let path: String
  private var text: String { get throws { try folder.text(of: "app.trace") } }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "app.trace")
  }

  @Test func `holds each row as soon as it has happened`() throws {
    let recorder = Recorder()
    try recorder.stream(to: path)
    var seen: [Int] = []
    recorder.recording {
      for visit in 1...3 {
        recorder.action("visit \(visit)") {
          seen.append((try? Trace(jsonLines: text).rows.count) ?? 0)
        }
      }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func `equals the trace in the end, with the object graph`() throws {
    let recorder = Recorder()
    try recorder.stream(to: path)
    let view = recorder.openList()
    recorder.endStream()
    let read = try Trace(reading: Array(text.utf8))
    let trace = recorder.trace()
    #expect(read.events.dropLast() == trace.events[...])
    #expect(read.events.last?.graph == recorder.objectGraph())
    #expect(Set(read.lanes) == Set(trace.lanes))
    #expect(recorder.leftOutOfStream == 0)
    withExtendedLifetime(view) {}
  }

  @Test func `equals the trace where the recorder has left out records`() throws {
    let recorder = Recorder(limit: 10)
    try recorder.stream(to: path)
    let view = recorder.openList()
    recorder.endStream()
    let read = try Trace(reading: Array(text.utf8))
    #expect(recorder.leftOut > 0)
    #expect(read.events.dropLast() == recorder.trace().events[...])
    withExtendedLifetime(view) {}
  }

  @Test func `keeps the file of the run before`() throws {
    for word in ["first", "second"] {
      let recorder = Recorder()
      try recorder.stream(to: path)
      recorder.act(word) {}
      recorder.endStream()
    }
    #expect(try folder.text(of: "app.trace.before").contains("first"))
    #expect(try text.contains("second"))
  }

  @Test func `refuses a file that is being streamed into, and does not change it`() throws {
    let (one, other) = (Recorder(), Recorder())
    try one.stream(to: path)
    let error = try #require(throws: TraceFileError.self) { try other.stream(to: path) }
    #expect(error.description.hasSuffix("(another program holds it). Nothing was changed."))
    one.act("one") {}
    #expect(try text.contains("one"))
    for refused in [folder.url.path(), folder.path(of: "none/app.trace")] {
      #expect(throws: TraceFileError.self) { try other.stream(to: refused) }
    }
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
    #expect(try Trace(jsonLines: text).events.dropLast() == recorder.trace().events[...])
  }

  @Test func `notes where its recorder was full`() throws {
    let recorder = Recorder(limit: 6)
    try recorder.stream(to: path)
    recorder.recording { for number in 0..<9 { recorder.action("deed \(number)") {} } }
    recorder.endStream()
    #expect(try text.contains("6 more records were left out: the recorder keeps 6"))
  }
}

/// Tests a stream whose file refuses further bytes.
@Suite struct StreamFileTests {
  /// A file in memory that refuses bytes on request.
  final class Disk {
    private(set) var bytes: [UInt8] = []
    var code: Int32 = 0

    func take(_ more: UnsafeRawBufferPointer) -> Int32 {
      if code == 0 { bytes += more }
      return code
    }

    var trace: Trace { get throws { try Trace(jsonLines: String(decoding: bytes, as: UTF8.self)) } }
  }

  private let disk = Disk()

  private func note(_ order: Int) -> Event { Event(note: "note \(order)", order: order) }

  private var texts: [String] { get throws { try disk.trace.events.map(\.text) } }

  @Test func `goes on when there is room again, and says what is missing`() throws {
    let file = LimitedFile(limit: 10_000) { [disk] in disk.take($0) }
    file.add([note(0)])
    disk.code = 28
    file.add([note(1), note(2)])
    file.add([note(3)])
    #expect(file.leftOut == 3)
    disk.code = 0
    file.add([note(4)])
    file.end()
    let missing = "3 more events were left out here: No space left on device"
    #expect(try texts == ["note 0", missing, "note 4"])
  }

  @Test func `introduces left-out participants again`() throws {
    let file = LimitedFile(limit: 10_000) { [disk] in disk.take($0) }
    let presenter = Participant(.presenter, type: "ListPresenter")
    disk.code = 28
    file.add([Event(.gone, from: presenter)])
    disk.code = 0
    file.add([Event(.gone, order: 1, from: presenter), Event(.gone, order: 2, from: presenter)])
    #expect(try disk.trace.events.compactMap(\.sender) == [presenter, presenter])
    let text = String(decoding: disk.bytes, as: UTF8.self)
    #expect(text.split(separator: "ListPresenter").count == 2)
  }

  @Test(arguments: [0, 511, 512, 600, 1_000, 2_000]) func `is never longer than its limit`(
    _ limit: Int
  ) throws {
    let file = LimitedFile(limit: limit) { [disk] in disk.take($0) }
    for order in 0..<100 { file.add([note(order)]) }
    file.end()
    #expect(disk.bytes.count <= max(limit, 200))
    let kept = try texts.dropLast()
    #expect(Array(kept) == (0..<kept.count).map { "note \($0)" })
    #expect(
      try texts.last
        == "\(100 - kept.count) more events were left out here: the stream keeps \(limit) bytes"
    )
  }
}

@Suite struct TraceFileTests {
  private let recorder = Recorder()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var written: Trace { get throws { try Trace(jsonLines: folder.text(of: "trace.jsonl")) } }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) }
  }

  @Test func `is read back as it was, without the object graph on request`() throws {
    _ = recorder.openList()
    let path = folder.path(of: "trace.jsonl")
    for _ in 1...2 { try recorder.write(to: path) }
    let (read, trace) = (try written, recorder.trace())
    #expect(read.lanes == trace.lanes)
    #expect(read.events.dropLast() == trace.events[...])
    #expect(read.events.last?.graph == recorder.objectGraph())
    try recorder.write(to: path, objectGraph: false)
    #expect(try written == trace)
    #expect(try names == ["trace.jsonl"])
  }

  @Test func `names the path that cannot be written, and leaves no file`() throws {
    let path = folder.path(of: "missing/trace.jsonl")
    let error = try #require(throws: TraceFileError.self) {
      try recorder.write(to: path)
    }
    #expect(error.path == path)
    let reason = "cannot be written (No such file or directory). Nothing was changed."
    #expect(error.description.hasSuffix("missing/trace.jsonl: \(reason)"))
    #expect(try names == [])
  }
}
