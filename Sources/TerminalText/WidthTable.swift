import Sequences

enum WidthTable {
  /// Returns the number of columns, 0 to 2, in which a terminal shows a scalar; common scalars are found without a search.
  static func width(of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .narrow) -> Int {
    let value = scalar.value
    if value < 0xA0 { return value >= 0x20 && value < 0x7F ? 1 : 0 }
    // Box drawing, block elements and arrowheads, of which diagrams consist.
    if ambiguous == .narrow, 0x2500...0x25FC ~= value { return 1 }
    if 0xAC00...0xD7A3 ~= value || 0x4E00...0x9FFF ~= value { return 2 }
    if ambiguous == .wide, contains(value, in: WidthRanges.ambiguous) { return 2 }
    if value < 0x300 { return 1 }
    if contains(value, in: WidthRanges.zeroes) { return 0 }
    return contains(value, in: WidthRanges.wides) ? 2 : 1
  }

  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    let index = (0..<ranges.count / 2).partitionPoint { ranges[2 * $0 + 1] >= value }
    return 2 * index < ranges.count && ranges[2 * index] <= value
  }
}
