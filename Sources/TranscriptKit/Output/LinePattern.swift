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

  /// Parses a line of expected output; fails for a line without wildcards.
  init?(_ line: Substring) {
    guard line.utf8.contains(.bracket) else { return nil }
    let matches = line.matches(of: LinePattern.wildcard)
    guard !matches.isEmpty else { return nil }
    names = Set(matches.compactMap { $0.1.map(String.init) })
    var pieces: [Piece] = []
    var start = line.startIndex
    for match in matches {
      pieces.append(.text(Array(line[start..<match.range.lowerBound].utf8)))
      pieces.append(match.1.map { .name(String($0)) } ?? .any)
      start = match.range.upperBound
    }
    self.pieces = pieces + [.text(Array(line[start...].utf8))]
  }

  /// Compiled once, since that takes longer than a match; `nonisolated(unsafe)` is safe because matching changes nothing.
  private nonisolated(unsafe) static let wildcard = /\[(?:\.\.|ID:([A-Za-z0-9_-]+))\]/
    .matchingSemantics(.unicodeScalar)

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
