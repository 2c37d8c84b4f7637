/// A line that opens or closes a block of code in Markdown.
package struct Fence: Sendable {
  /// The byte of which the fence is made: a back-tick or a tilde.
  let marker: UInt8
  let length: Int
  let indentation: Int
  /// The text after the back-ticks or tildes, such as `console`.
  package let info: Substring
  /// Whether the block holds commands and outputs of a session, not of an example: ```` ```console ````.
  let isConsole: Bool
  /// Whether the block is an example, which is not replayed, as in ```` ```console example ````.
  ///
  /// The word `example` stands after the language of the block.
  let isExample: Bool

  /// Parses a line that opens or closes a block of code; fails for any other line.
  package init?(_ line: Substring) {
    let indentation = line.utf8.prefix { $0 == .blank }.count
    let rest = Substring(line.utf8.dropFirst(indentation))
    guard indentation <= 3, let marker = rest.utf8.first, marker == .backtick || marker == .tilde
    else { return nil }
    let length = rest.utf8.prefix { $0 == marker }.count
    let info = Substring(rest.utf8.dropFirst(length)).trimmed
    guard length >= 3, marker == .tilde || !info.utf8.contains(.backtick) else { return nil }
    self.marker = marker
    self.length = length
    self.indentation = indentation
    self.info = info
    isExample = info.split(separator: " ").dropFirst().contains { $0.hasSameBytes(as: "example") }
    isConsole =
      marker == .backtick && info.utf8.prefix { !$0.isBlank }.elementsEqual("console".utf8)
      && !isExample
  }

  var text: String { String(decoding: repeatElement(marker, count: length), as: UTF8.self) + info }

  /// The path of the file whose content the block holds, as in `swift file=Sources/Login.swift`; nil for a block without a path.
  ///
  /// Nil also if `isConsole` is true.
  var file: String? {
    guard !isConsole else { return nil }
    return words.first { $0.begins(with: "file=") }.map { String($0.dropFirst(5)) }
  }

  /// Whether the block holds the content that a file must have after the commands above, not the content of a file to be created.
  var isExpected: Bool { file != nil && words.contains { $0.utf8.elementsEqual("expect".utf8) } }

  private var words: [Substring] { info.split(separator: " ") }

  /// Returns whether a path is relative, does not begin with `~`, and has no component that is empty, `.` or `..`.
  static func isInsideCurrentFolder(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("~")
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
        ["", ".", ".."].contains($0)
      }
  }

  /// Returns whether a line closes the block that this fence opened.
  package func isClosed(by line: Substring) -> Bool {
    guard let other = Fence(line) else { return false }
    return other.marker == marker && other.length >= length && other.info.isEmpty
  }
}
