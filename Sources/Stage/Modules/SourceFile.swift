import TraceRecording

/// A source file of a module, kept in the binary.
public struct SourceFile: Hashable, Sendable {
  /// The file's name without folders.
  public let name: String
  /// Its lines, without line ends.
  public let lines: [String]

  /// Makes a source file from its text.
  public init(name: String, text: String) {
    self.name = name
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// Makes a source file from what `EmbedTexts` has put into the binary; the second time it costs one
  /// look-up.
  public init(_ embedded: (name: StaticString, text: StaticString)) {
    let location = EmbeddedLocation(name: embedded.name.utf8Start, text: embedded.text.utf8Start)
    if let known = SourceFile.embedded.locked({ $0[location] }) {
      self = known
    } else {
      self.init(name: "\(embedded.name)", text: "\(embedded.text)")
      SourceFile.embedded.locked { [self] in $0[location] = self }
    }
  }

  /// The files in the binary that were looked at, by the address of their text.
  private static let embedded = Locked<[EmbeddedLocation: SourceFile]>([:])
}

/// Where a file and its name stand in the binary, which never changes.
private struct EmbeddedLocation: Hashable {
  let name: UnsafePointer<UInt8>
  let text: UnsafePointer<UInt8>
}
