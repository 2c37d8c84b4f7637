struct MarkdownLine: Sendable {
  let text: Substring
  let ending: Substring
}

/// A sequence of the lines of a text; the text after the last line end is a line too, even if empty.
struct MarkdownLines: Sequence, IteratorProtocol {
  private let text: String
  private var start: Int? = 0

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  mutating func next() -> MarkdownLine? {
    guard let first = start else { return nil }
    let bytes = text.utf8
    let (newline, hasReturn) = newline(from: first)
    let start = bytes.index(bytes.startIndex, offsetBy: first)
    let end = newline.map { bytes.index(bytes.startIndex, offsetBy: $0) } ?? bytes.endIndex
    self.start = newline.map { $0 + 1 }
    let textEnd = hasReturn ? bytes.index(before: end) : end
    let behind = newline == nil ? end : bytes.index(after: end)
    return MarkdownLine(text: text[start..<textEnd], ending: text[textEnd..<behind])
  }

  /// Returns the offset of the first LF at or after `start`, nil without one, and whether a carriage return precedes the LF.
  private func newline(from start: Int) -> (Int?, hasReturn: Bool) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let newline = bytes[start...].firstIndex(of: .newline) else { return (nil, false) }
      return (newline, newline > start && bytes[newline - 1] == .carriageReturn)
    } ?? (nil, false)
  }
}

// MARK: - Equatable

extension MarkdownLine: Equatable {
  static func == (first: MarkdownLine, second: MarkdownLine) -> Bool {
    first.text.hasSameBytes(as: second.text) && first.ending.hasSameBytes(as: second.ending)
  }
}

/// A kind of line by which Git marks a merge conflict in a file.
enum ConflictMarker: String, CaseIterable {
  case ours = "<<<<<<<"
  case between = "======="
  case theirs = ">>>>>>>"

  /// Parses a line of seven identical signs `<`, `=` or `>`, where a blank and a name may follow `<` and `>`; else fails.
  init?(_ line: Substring) {
    guard let first = line.utf8.first, ConflictMarker.signs.contains(first) else { return nil }
    let line = line.withoutTrailingBlanks
    let found = ConflictMarker.allCases.first { marker in
      line.begins(with: marker.rawValue) && (line.utf8.dropFirst(7).first ?? .blank) == .blank
    }
    guard let found, found != .between || line.utf8.count == 7 else { return nil }
    self = found
  }

  private static let signs = "<=>".utf8

  /// Returns the number, from 1, of the line at which the first merge conflict begins; nil without a conflict.
  ///
  /// A conflict has all three markers in their order: a line of seven equals signs alone is text.
  static func firstConflict(in lines: [MarkdownLine]) -> Int? {
    var start: Int?
    var expected = ConflictMarker.ours
    for (index, line) in lines.enumerated() {
      guard let marker = ConflictMarker(line.text) else { continue }
      if marker == .ours {
        (start, expected) = (index + 1, .between)
      } else if marker == expected {
        if marker == .theirs { return start }
        expected = .theirs
      }
    }
    return nil
  }
}
