/// The lines by which Git marks a merge conflict in a file.
enum ConflictMarker {
  /// Returns the sign of a line of seven identical signs `<`, `=` or `>`, where a blank and a name may follow `<` and `>`; else nil.
  static func sign(of line: Substring) -> Character? {
    guard let first = line.utf8.first, "<=>".utf8.contains(first) else { return nil }
    return line.withoutTrailingBlanks.wholeMatch(of: marker)?.output.first
  }

  /// Compiled once, since that takes longer than a match; `nonisolated(unsafe)` is safe because matching changes nothing.
  private nonisolated(unsafe) static let marker = /(?:<{7}|>{7})(?: .*)?|={7}/
    .matchingSemantics(.unicodeScalar)

  /// Returns the number, from 1, of the line at which the first merge conflict begins; nil without a conflict.
  ///
  /// A conflict has all three markers in their order: a line of seven equals signs alone is text.
  static func firstConflict(in lines: [TextLine]) -> Int? {
    let markers = lines.enumerated().compactMap { index, line in
      sign(of: line.text).map { (line: index + 1, sign: $0) }
    }
    if markers.count < 3 { return nil }
    let signs = String(markers.map(\.sign))
    guard let conflict = signs.firstRange(of: /<>*=+>/) else { return nil }
    return markers[signs.distance(from: signs.startIndex, to: conflict.lowerBound)].line
  }
}
