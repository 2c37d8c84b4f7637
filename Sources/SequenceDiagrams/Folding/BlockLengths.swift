/// Lengths of blocks, from 1 to 64 lines.
struct BlockLengths {
  private var bits: UInt64 = 0

  /// No length.
  init() {}

  /// One length.
  init(_ length: Int) { insert(length) }

  /// Whether there is none.
  var isEmpty: Bool { bits == 0 }

  /// Whether that length is among them.
  func contains(_ length: Int) -> Bool { bits & 1 << UInt64(length - 1) != 0 }

  /// Adds a length.
  mutating func insert(_ length: Int) { bits |= 1 << UInt64(length - 1) }

  /// The shortest one that fits.
  func first(where fits: (Int) -> Bool) -> Int? {
    var rest = bits
    while rest != 0 {
      let length = rest.trailingZeroBitCount + 1
      if fits(length) { return length }
      rest &= rest - 1
    }
    return nil
  }

  /// Those that fit.
  func filter(_ fits: (Int) -> Bool) -> BlockLengths {
    var kept = BlockLengths()
    var rest = bits
    while rest != 0 {
      let length = rest.trailingZeroBitCount + 1
      if fits(length) { kept.insert(length) }
      rest &= rest - 1
    }
    return kept
  }
}
