/// A sequence of bytes to be found in other bytes by the method of Knuth, Morris and Pratt, whose time is linear.
struct BytePattern {
  private let bytes: [UInt8]
  /// For each position of the pattern, the length of the longest proper prefix of the pattern that ends at the
  /// position.
  private let overlaps: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var overlaps: [Int] = []
    for index in bytes.indices {
      guard index > 0 else {
        overlaps.append(0)
        continue
      }
      overlaps.append(BytePattern.length(overlaps[index - 1], bytes[index], bytes, overlaps))
    }
    self.overlaps = overlaps
  }

  /// Returns the range of the first match of the pattern in other bytes; nil without a match.
  ///
  /// An empty pattern matches at the start.
  func firstMatch(in other: ArraySlice<UInt8>) -> Range<Int>? {
    guard !bytes.isEmpty else { return other.startIndex..<other.startIndex }
    var length = 0
    for index in other.indices {
      length = BytePattern.length(length, other[index], bytes, overlaps)
      if length == bytes.count { return index + 1 - length..<index + 1 }
    }
    return nil
  }

  /// Returns the pieces of other bytes before, between and after the matches of the pattern; the pattern must not be empty.
  func pieces(of other: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = other[...]
    while let found = firstMatch(in: rest) {
      pieces.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return pieces + [rest]
  }

  /// Returns how many bytes of the pattern `bytes` are matched after `byte` was read; `length` is the number before.
  private static func length(
    _ length: Int,
    _ byte: UInt8,
    _ bytes: [UInt8],
    _ overlaps: [Int]
  ) -> Int {
    var length = length
    while length > 0, bytes[length] != byte { length = overlaps[length - 1] }
    return bytes[length] == byte ? length + 1 : 0
  }
}
