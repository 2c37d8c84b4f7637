import Testing
import Traces

/// Reading a line that has no end.
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

  @Test(arguments: [("\0", true), ("View -> Presenter show(\"", false)])
  func `is foreign unless it begins like a trace`(beginning: String, isForeign: Bool) {
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 65 << 20)
    var reader = TraceReader()
    var collector = TraceCollector()
    #expect(throws: TraceReadingError.self) {
      try reader.read((Array(beginning.utf8) + piece)[...], into: &collector)
    }
    #expect(reader.isForeign == isForeign)
  }
}
