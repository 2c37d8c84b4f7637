/// The bytes of a line whose end has not been read yet.
struct UnfinishedLine {
  private var bytes: [UInt8] = []

  /// Moves the bytes up to the first line end from `rest` to the unfinished line, and returns the whole line without its line end.
  ///
  /// Returns nil and moves nothing if the unfinished line has no bytes, or if `rest` has no line end.
  mutating func completed(by rest: inout UnsafeRawBufferPointer) -> [UInt8]? {
    guard !bytes.isEmpty, let end = rest.cutLine() else { return nil }
    bytes.append(contentsOf: end)
    return taken()
  }

  var beginning: String { String(decoding: bytes.prefix(1_024), as: UTF8.self) }

  var count: Int { bytes.count }

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
