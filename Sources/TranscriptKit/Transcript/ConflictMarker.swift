/// The lines that an unfinished merge leaves in a file.
enum ConflictMarker: String, CaseIterable {
  case ours = "<<<<<<<"
  case between = "======="
  case theirs = ">>>>>>>"

  /// Reads a line: seven signs at its start, then a blank or nothing; nil when it is no marker.
  init?(_ line: Substring) {
    guard let first = line.utf8.first, ConflictMarker.signs.contains(first) else { return nil }
    let line = line.withoutTrailingBlanks
    let found = ConflictMarker.allCases.first { marker in
      line.begins(with: marker.rawValue) && (line.utf8.dropFirst(7).first ?? .blank) == .blank
    }
    guard let found, found != .between || line.utf8.count == 7 else { return nil }
    self = found
  }

  /// The signs that markers are made of.
  private static let signs = "<=>".utf8

  /// The number of the line where a conflict begins; nil when there is none.
  ///
  /// All three must stand in their order: a line of seven equals signs alone is text.
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
