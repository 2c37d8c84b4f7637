/// The lines by which Git marks a merge conflict in a file.
enum ConflictMarker {
  private static let (begin, middle, end) = (
    UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")
  )

  /// Returns the sign of a line of seven identical signs `<`, `=` or `>`, where a blank and a name may follow `<` and `>`; else nil.
  static func sign(of line: Substring) -> UInt8? {
    guard let sign = line.utf8.first, "<=>".utf8.contains(sign) else { return nil }
    let line = line.withoutTrailingBlanks.utf8
    let name = line.dropFirst(7)
    let isMarker =
      line.count >= 7 && line.prefix(7).allSatisfy { $0 == sign }
      && (name.isEmpty || name.first == .blank && sign != middle)
    return isMarker ? sign : nil
  }

  /// Returns the number, from 1, of the line at which the first merge conflict begins; nil without a conflict.
  ///
  /// A conflict has all three markers in their order: a line of seven equals signs alone is text.
  static func firstConflict(in lines: [TextLine]) -> Int? {
    var start: Int?
    var expected = begin
    for (index, line) in lines.enumerated() {
      guard let sign = ConflictMarker.sign(of: line.text) else { continue }
      if sign == begin {
        (start, expected) = (index + 1, middle)
      } else if sign == expected {
        if sign == end { return start }
        expected = end
      }
    }
    return nil
  }
}
