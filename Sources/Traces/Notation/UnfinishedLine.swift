/// The beginning of a line of which the rest is still to come.
struct UnfinishedLine {
  private var bytes: [UInt8] = []

  /// Completes the line with what comes next and takes it away from there.
  ///
  /// Gives nil where there is no unfinished line, or where the line does not end yet.
  mutating func completed(by rest: inout UnsafeRawBufferPointer) -> [UInt8]? {
    guard !bytes.isEmpty, let end = rest.cutLine() else { return nil }
    bytes.append(contentsOf: end)
    return taken()
  }

  /// Its first bytes as text.
  var beginning: String { String(decoding: bytes.prefix(1_024), as: UTF8.self) }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// Adds bytes without the end of a line.
  mutating func append(_ rest: UnsafeRawBufferPointer) { bytes.append(contentsOf: rest) }

  /// Takes the line as it is, when nothing more comes; nil when there is none.
  mutating func last() -> [UInt8]? { bytes.isEmpty ? nil : taken() }

  private mutating func taken() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

extension [UInt8] {
  /// Hands all bytes to a function.
  func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try self[...].withBytes(body)
  }
}

extension ArraySlice<UInt8> {
  /// Hands all bytes to a function.
  func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }
}
