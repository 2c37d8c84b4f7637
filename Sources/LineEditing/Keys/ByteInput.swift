import CTerminal

/// What a descriptor gives when it is read.
enum ByteInput: Equatable {
  /// At least one byte.
  case bytes([UInt8])
  /// A signal was noted.
  case event
  /// There is no more.
  case end

  /// Waits for up to so many bytes, or a signal.
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
