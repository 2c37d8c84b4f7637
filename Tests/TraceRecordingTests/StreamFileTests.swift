import Testing
import Traces

@testable import TraceRecording

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
    let file = StreamFile(limit: 10_000) { [disk] in disk.take($0) }
    file.add([note(0)])
    disk.code = 28
    file.add([note(1), note(2)])
    file.add([note(3)])
    #expect(file.leftOut == 3)
    disk.code = 0
    file.add([note(4)])
    file.end()
    #expect(
      try texts == [
        "note 0", "3 more events were left out here: No space left on device", "note 4",
      ]
    )
  }

  @Test func `introduces left-out participants again`() throws {
    let file = StreamFile(limit: 10_000) { [disk] in disk.take($0) }
    let presenter = Participant(.presenter, type: "ListPresenter")
    disk.code = 28
    file.add([Event(.gone, from: presenter)])
    disk.code = 0
    file.add([Event(.gone, order: 1, from: presenter), Event(.gone, order: 2, from: presenter)])
    #expect(try disk.trace.events.compactMap(\.sender) == [presenter, presenter])
    #expect(
      String(decoding: disk.bytes, as: UTF8.self).split(separator: "ListPresenter").count == 2
    )
  }

  @Test(arguments: [0, 511, 512, 600, 1_000, 2_000]) func `is never longer than its limit`(
    _ limit: Int
  ) throws {
    let file = StreamFile(limit: limit) { [disk] in disk.take($0) }
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
