/// A string literal in Swift source: plain, raw, or of several lines.
struct SourceLiteral {
  let range: Range<Int>
  let content: Range<Int>
  let pounds: Int
  let isMultiline: Bool
  let isInterpolated: Bool

  /// Parses the string literal that begins at `start`; nil without a literal there, and for a literal without an end.
  init?(in bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] == .pound || bytes[start] == .quote else { return nil }
    pounds = bytes[start...].prefix { $0 == .pound }.count
    let quote = start + pounds
    guard quote < bytes.count, bytes[quote] == .quote else { return nil }
    isMultiline = Self.opensLines(bytes, quote, pounds)
    let marks = isMultiline ? 3 : 1
    let end = Array(repeating: UInt8.quote, count: marks) + Array(repeating: .pound, count: pounds)
    let escape = [.backslash] + Array(repeating: UInt8.pound, count: pounds)
    var scanner = SwiftScanner(bytes: bytes, index: quote + marks)
    var isInterpolated = false
    while !bytes[min(scanner.index, bytes.count)...].starts(with: end) {
      guard let byte = scanner.current, isMultiline || !byte.endsLine else { return nil }
      guard bytes[scanner.index...].starts(with: escape) else {
        scanner.index += 1
        continue
      }
      scanner.index += escape.count
      if scanner.sees("(") {
        isInterpolated = true
        guard scanner.skipBrackets() else { return nil }
      } else {
        scanner.index += 1
      }
    }
    self.isInterpolated = isInterpolated
    content = quote + marks..<scanner.index
    range = start..<scanner.index + end.count
  }

  private static func opensLines(_ bytes: [UInt8], _ quote: Int, _ pounds: Int) -> Bool {
    guard bytes[quote...].prefix(3).elementsEqual([.quote, .quote, .quote]) else { return false }
    guard pounds > 0 else { return true }
    let end = [.quote] + Array(repeating: UInt8.pound, count: pounds)
    let line = bytes[(quote + 1)...].prefix { !$0.endsLine }
    return !line.indices.contains { line[$0...].starts(with: end) }
  }

  /// Returns the string that the literal stands for; nil where the literal has an interpolation or is malformed.
  func text(in bytes: [UInt8]) -> String? {
    if isInterpolated { return nil }
    let escape = [.backslash] + Array(repeating: UInt8.pound, count: pounds)
    guard isMultiline else { return LiteralDecoder(bytes[content], escape: escape).text }
    var lines = LiteralLines(bytes[content])
    guard let lines = lines.withoutIndentation() else { return nil }
    return LiteralDecoder(lines[...], escape: escape).text
  }
}

/// The lines of a multi-line literal; the indentation of the last line is to be removed from all.
private struct LiteralLines {
  private var lines: [ArraySlice<UInt8>] = []

  init(_ content: ArraySlice<UInt8>) {
    var rest = content
    while true {
      let line = rest.prefix { !$0.endsLine }
      lines.append(line)
      rest = rest[line.endIndex...]
      guard let end = rest.popFirst() else { return }
      if end == .carriageReturn, rest.first == .lineFeed { rest.removeFirst() }
    }
  }

  /// Returns the bytes of the lines between the first and the last line, without the last line's indentation.
  ///
  /// Nil for a single line, for a line that is indented less and not blank, and if the first or last line is not blank.
  mutating func withoutIndentation() -> [UInt8]? {
    guard lines.count > 1, lines[0].allSatisfy({ $0 == .blank || $0 == .tab }),
      let indentation = lines.popLast(), indentation.allSatisfy({ $0 == .blank || $0 == .tab })
    else { return nil }
    var text: [[UInt8]] = []
    for line in lines.dropFirst() {
      if line.starts(with: indentation) {
        text.append(Array(line.dropFirst(indentation.count)))
      } else if line.allSatisfy({ $0 == .blank || $0 == .tab }) {
        text.append([])
      } else {
        return nil
      }
    }
    return Array(text.joined(separator: [.lineFeed]))
  }
}
