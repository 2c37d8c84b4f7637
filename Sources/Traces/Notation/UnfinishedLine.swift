/// The beginning of a line whose end has not been read yet.
struct UnfinishedLine {
  private var bytes: [UInt8] = []

  /// Completes the line with the first line of `rest`, and removes that line from `rest`.
  ///
  /// Returns nil if there is no unfinished line, or if `rest` contains no line end.
  mutating func completed(by rest: inout UnsafeRawBufferPointer) -> [UInt8]? {
    guard !bytes.isEmpty, let end = rest.cutLine() else { return nil }
    bytes.append(contentsOf: end)
    return taken()
  }

  /// The first 1,024 bytes as text.
  var beginning: String { String(decoding: bytes.prefix(1_024), as: UTF8.self) }

  var count: Int { bytes.count }

  /// Appends bytes that contain no line end.
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
