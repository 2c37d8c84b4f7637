/// The spelling of a text as a multi-line string literal in a source.
struct LiteralSpelling {
  /// The bytes of the source, whose indentation and line ends the literal gets.
  let bytes: [UInt8]

  /// Returns the bytes of a literal that spells `text` and begins at the index `start` of the source.
  func literal(_ text: String, at start: Int) -> [UInt8] {
    let line = line(of: start)
    let isAlone = start == line.end
    return spelled(text, indentation: line.indentation + (isAlone ? [] : step))
  }

  /// Returns the bytes of a trailing closure with the literal of a text, for a call that ends at the index `end`.
  func closure(_ text: String, at end: Int) -> [UInt8] {
    let indentation = line(of: end).indentation
    let inner = indentation + step
    return Array(" {".utf8) + newline + inner + spelled(text, indentation: inner) + newline
      + indentation + Array("}".utf8)
  }

  private func spelled(_ text: String, indentation: [UInt8]) -> [UInt8] {
    let pounds = Array(repeating: UInt8.pound, count: text.poundsNeeded)
    let quotes = Array(repeating: UInt8.quote, count: 3)
    var spelled = pounds + quotes
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      spelled += newline + (line.isEmpty ? [] : indentation) + Array(line.utf8)
    }
    return spelled + newline + indentation + quotes + pounds
  }

  /// Returns the indentation of the source line that contains an index, and the index at which the indentation ends.
  private func line(of index: Int) -> (indentation: [UInt8], end: Int) {
    let start = bytes[..<index].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let indentation = bytes[start..<index].prefix { $0 == .blank || $0 == .tab }
    return (Array(indentation), indentation.endIndex)
  }

  private var newline: [UInt8] {
    let end = bytes.firstIndex(where: \.endsLine)
    let isPair = end.map { bytes[$0...].starts(with: [.carriageReturn, .lineFeed]) } ?? false
    return isPair ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }

  /// One level of indentation, like the source's first indented line: a tab, or at most four blanks; two blanks if there is none.
  private var step: [UInt8] {
    for line in bytes.split(whereSeparator: \.endsLine) {
      let blanks = line.prefix { $0 == .blank || $0 == .tab }
      if blanks.first == .tab { return [.tab] }
      let isComment = line[blanks.endIndex...].first == UInt8(ascii: "*")
      if blanks.count > 1, blanks.count < line.count, !isComment {
        return Array(repeating: .blank, count: min(blanks.count, 4))
      }
    }
    return [.blank, .blank]
  }
}

extension String {
  /// The number of `#` that a string literal of this text needs so that nothing in it is an escape or an end; may be 0.
  fileprivate var poundsNeeded: Int {
    let bytes = Array(utf8)
    var longest = contains("\\") || contains("\"\"\"") ? 1 : 0
    for (index, byte) in bytes.enumerated() where byte == .quote || byte == .backslash {
      let run = bytes[(index + 1)...].prefix { $0 == .pound }.count
      if run > 0 { longest = max(longest, run + 1) }
    }
    return longest
  }
}
