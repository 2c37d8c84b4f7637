/// A line in which `[..]` stands for any characters.
struct LinePattern {
  /// What stands before, between and behind the wildcards, as bytes.
  private let pieces: [[UInt8]]

  /// Reads a line; nil when it has no wildcard.
  init?(_ line: Substring) {
    guard line.utf8.contains(UInt8(ascii: "[")) else { return nil }
    let pieces = BytePattern(Array("[..]".utf8)).pieces(of: Array(line.utf8))
    guard pieces.count > 1 else { return nil }
    self.pieces = pieces.map(Array.init)
  }

  /// Whether a line is one of those meant; takes time linear in its length.
  func matches(_ line: Substring) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    let line = Array(line.utf8)
    guard line.count >= first.count + last.count, line.starts(with: first),
      line.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = line[first.count..<line.count - last.count]
    for piece in pieces.dropFirst().dropLast() {
      guard let found = BytePattern(piece).firstMatch(in: rest) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
