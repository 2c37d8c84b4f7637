import Testing
import Traces

/// Input in which a line has no end.
struct LongLineTests {
  @Test(arguments: [UInt8(0), UInt8(ascii: " "), UInt8(ascii: "{")])
  func `is refused before it fills the memory`(byte: UInt8) {
    let piece = [UInt8](repeating: byte, count: 8 << 20)
    var reader = TraceReader(keepGoing: true)
    var collector = TraceCollector()
    let error = #expect(throws: TraceReadingError.self) {
      for _ in 0..<100 { try reader.read(piece[...], into: &collector) }
    }
    #expect(error?.description == "line 1, column 1: this line is longer than 64 MB")
  }
}
