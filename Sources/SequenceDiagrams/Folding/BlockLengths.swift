/// A set of numbers of lines, each from 1 to 64, that a block of repeated lines may have.
struct BlockLengths {
  private var bits: UInt64 = 0

  init() {}

  init(_ length: Int) { insert(length) }

  var isEmpty: Bool { bits == 0 }

  func contains(_ length: Int) -> Bool { bits & 1 << UInt64(length - 1) != 0 }

  mutating func insert(_ length: Int) { bits |= 1 << UInt64(length - 1) }

  func first(where fits: (Int) -> Bool) -> Int? {
    var rest = bits
    while rest != 0 {
      let length = rest.trailingZeroBitCount + 1
      if fits(length) { return length }
      rest &= rest - 1
    }
    return nil
  }

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
