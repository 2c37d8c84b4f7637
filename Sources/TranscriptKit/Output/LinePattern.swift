/// A line of expected output in which `[..]` matches any characters, and the named wildcard `[ID:a]` the same
/// characters throughout the transcript.
struct LinePattern {
  private let pieces: [Piece]
  let names: Set<String>

  private enum Piece {
    case text([UInt8])
    case any
    case name(String)
  }

  init?(_ line: Substring) {
    guard line.has(.bracket) else { return nil }
    let pieces = LinePattern.pieces(of: Array(line.utf8))
    guard pieces.count > 1 else { return nil }
    self.pieces = pieces
    names = Set(pieces.compactMap { if case .name(let name) = $0 { name } else { nil } })
  }

  /// Returns whether a printed line matches the pattern.
  ///
  /// A name that has a text in `bindings` matches this text only; a match binds all other names.
  func matches(_ line: Substring, _ bindings: inout Bindings) -> Bool {
    let line = Array(line.utf8)
    guard !names.isEmpty else { return matches(line) }
    var search = BindingSearch(line: line, bindings: bindings)
    guard search.fits(pieces[...], at: 0) else { return false }
    bindings = search.bindings
    return true
  }

  // MARK: - Reading

  private static func pieces(of line: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line[...]
    var text = rest.prefix(0)
    while let first = rest.first {
      guard first == UInt8(ascii: "["), let (wildcard, end) = wildcard(in: rest) else {
        rest = rest.dropFirst()
        text = line[text.startIndex..<rest.startIndex]
        continue
      }
      pieces += [.text(Array(text)), wildcard]
      rest = rest[end...]
      text = rest.prefix(0)
    }
    return pieces + [.text(Array(text))]
  }

  private static func wildcard(in bytes: ArraySlice<UInt8>) -> (Piece, end: Int)? {
    if bytes.starts(with: "[..]".utf8) { return (.any, bytes.startIndex + 4) }
    guard bytes.starts(with: "[ID:".utf8) else { return nil }
    let name = bytes.dropFirst(4).prefix(while: \.isPartOfName)
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "]")
    else { return nil }
    return (.name(String(decoding: name, as: UTF8.self)), name.endIndex + 1)
  }

  // MARK: - Matching

  /// Returns whether a printed line matches this pattern, which has no named wildcards.
  private func matches(_ line: [UInt8]) -> Bool {
    let texts = pieces.compactMap { piece in if case .text(let text) = piece { text } else { nil } }
    guard let first = texts.first, let last = texts.last else { return false }
    guard line.count >= first.count + last.count, line.starts(with: first),
      line.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = line[first.count..<line.count - last.count]
    for text in texts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: text) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// A search for texts of the unbound names with which a line matches; short texts are tried first.
  private struct BindingSearch {
    let line: [UInt8]
    var bindings: Bindings
    var steps = 0

    /// The number of steps after which the search ends, and the line counts as not matching.
    private static let maximumSteps = 100_000

    mutating func fits(_ pieces: ArraySlice<Piece>, at position: Int) -> Bool {
      steps += 1
      guard let piece = pieces.first else { return position == line.count }
      guard steps < Self.maximumSteps else { return false }
      let rest = pieces.dropFirst()
      switch piece {
      case .text(let text):
        return hasText(text, at: position) && fits(rest, at: position + text.count)
      case .any: return (position...line.count).contains { fits(rest, at: $0) }
      case .name(let name):
        guard let text = bindings[name] else { return binds(name, rest, at: position) }
        return hasText(text, at: position) && fits(rest, at: position + text.count)
      }
    }

    private mutating func binds(_ name: String, _ rest: ArraySlice<Piece>, at start: Int) -> Bool {
      for end in start..<line.count where end + 1 == line.count || line[end + 1] & 0xC0 != 0x80 {
        bindings[name] = Array(line[start...end])
        if fits(rest, at: end + 1) { return true }
      }
      bindings[name] = nil
      return false
    }

    private func hasText(_ text: [UInt8], at position: Int) -> Bool {
      line[position...].starts(with: text)
    }
  }
}

extension UInt8 {
  /// Whether the byte may stand in the name of a wildcard, such as `a` in `[ID:a]`.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
