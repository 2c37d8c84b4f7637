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
  static func firstConflict(in lines: [TextLine]) -> Int? {
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
