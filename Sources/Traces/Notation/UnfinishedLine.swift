/// The beginning of a line whose end has not been read yet.
struct UnfinishedLine {
  private var bytes: [UInt8] = []

  /// Removes the first line from `rest` and returns it after the bytes stored here, as the complete line.
  ///
  /// Returns nil if no bytes are stored, or if `rest` contains no line end.
  mutating func completed(by rest: inout UnsafeRawBufferPointer) -> [UInt8]? {
    guard !bytes.isEmpty, let end = rest.cutLine() else { return nil }
    bytes.append(contentsOf: end)
    return taken()
  }

  /// The first 1,024 bytes of the unfinished line, as text.
  var beginning: String { String(decoding: bytes.prefix(1_024), as: UTF8.self) }

  var count: Int { bytes.count }

  /// Appends bytes, which must contain no line end, to the unfinished line.
  mutating func append(_ rest: UnsafeRawBufferPointer) { bytes.append(contentsOf: rest) }

  mutating func last() -> [UInt8]? { bytes.isEmpty ? nil : taken() }

  private mutating func taken() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }
}
