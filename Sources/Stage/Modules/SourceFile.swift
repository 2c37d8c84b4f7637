import TraceRecording

/// A source file of a module; its text is embedded in the program.
public struct SourceFile: Hashable, Sendable {
  /// The file's name without folders.
  public let name: String
  /// The lines of the file, without line ends.
  public let lines: [String]

  /// Creates a source file from its name, without folders, and its text.
  public init(name: String, text: String) {
    self.name = name
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// Creates a source file from a text that the build plugin `EmbedTexts` has embedded; repeated calls cost one dictionary look-up.
  public init(_ embedded: (name: StaticString, text: StaticString)) {
    let location = EmbeddedLocation(name: embedded.name.utf8Start, text: embedded.text.utf8Start)
    if let known = SourceFile.embedded.locked({ $0[location] }) {
      self = known
    } else {
      self.init(name: "\(embedded.name)", text: "\(embedded.text)")
      SourceFile.embedded.locked { [self] in $0[location] = self }
    }
  }

  /// The source files created from embedded texts so far, by the addresses of name and text.
  private static let embedded = Locked<[EmbeddedLocation: SourceFile]>([:])
}

/// The addresses of an embedded file's name and text, which never change.
private struct EmbeddedLocation: Hashable {
  let name: UnsafePointer<UInt8>
  let text: UnsafePointer<UInt8>
}
