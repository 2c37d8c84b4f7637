import CTerminal

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
