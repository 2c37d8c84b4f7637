import CTerminal
import PrintableText

enum ByteInput: Equatable {
  case bytes([UInt8])
  /// The arrival of a signal instead of bytes.
  case event
  /// The end of the input, or a failure to read.
  case end

  /// Waits for input on a descriptor or for a signal; returns at most `capacity` bytes.
  static func read(from descriptor: Int32, atMost capacity: Int) -> ByteInput {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      count = terminal_read(descriptor, buffer.baseAddress, capacity)
      initialized = max(0, count)
    }
    if count == Int(TERMINAL_READ_EVENT) { return .event }
    return count > 0 ? .bytes(bytes) : .end
  }
}

/// A terminal's report of its cursor position: `ESC [ 5 ; 8 R` for row 5 and column 8, counted from 1.
enum CursorReport {
  static let question = "\u{1B}[6n"

  /// Removes the first whole report from received bytes and returns its position, counted from 0; nil if there is none.
  static func take(from bytes: inout [UInt8]) -> LineLayout.Position? {
    for start in bytes.indices where bytes[start...].starts(with: [0x1B, UInt8(ascii: "[")]) {
      let body = bytes[(start + 2)...].prefix(maximumBodyLength)
      guard let end = body.firstIndex(of: UInt8(ascii: "R")) else { continue }
      let numbers = body[..<end].split(separator: UInt8(ascii: ";")).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard numbers.count == 2, let row = numbers[0], let column = numbers[1], row > 0, column > 0
      else { continue }
      bytes.removeSubrange(start...end)
      return LineLayout.Position(row: row - 1, column: column - 1)
    }
    return nil
  }

  private static let maximumBodyLength = 24
}

struct PastedText {
  private var bytes: [UInt8] = []
  private static let end = Array("\u{1B}[201~".utf8)

  mutating func add(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    guard byte == Self.end.last, bytes.suffix(Self.end.count).elementsEqual(Self.end) else {
      return false
    }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// The pasted text with `\n` for every line end and without unprintable characters other than tabs.
  var scalars: [Unicode.Scalar] {
    let newline: Character = "\n"
    return String(decoding: bytes, as: UTF8.self)
      .flatMap { ($0 == "\r" || $0 == "\r\n" ? newline : $0).unicodeScalars }
      .filter { !$0.isUnprintable || $0 == "\n" || $0 == "\t" }
  }
}
