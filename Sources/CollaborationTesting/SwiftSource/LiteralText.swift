import PrintableText
import SourceTokens

extension SourceToken {
  /// Returns the string that a literal stands for; nil where it has no end or an interpolation, and for any other token.
  func literalText(in bytes: [UInt8]) -> String? {
    let literal = bytes[range]
    guard kind == .text, let marks = LiteralMarks(at: range.lowerBound, in: bytes),
      literal.count >= 2 * marks.end.count, literal.suffix(marks.end.count) == marks.end[...]
    else { return nil }
    let content = literal.dropFirst(marks.end.count).dropLast(marks.end.count)
    let text = marks.isMultiline ? content.linesOfLiteral : Array(content)
    return text.flatMap { LiteralDecoder(rest: $0[...], escape: marks.escape).text }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes of a multi-line literal's lines between the first and the last one, without the last one's indentation.
  ///
  /// Nil for a single line, for a line that is indented less and not blank, and if the first or last line is not blank.
  fileprivate var linesOfLiteral: [UInt8]? {
    let isBlank = { (line: ArraySlice<UInt8>) in line.allSatisfy { $0 == .blank || $0 == .tab } }
    let lines = replacing([UInt8.carriageReturn, .lineFeed], with: [.lineFeed])
      .split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    guard lines.count > 1, isBlank(lines[0]), let indentation = lines.last, isBlank(indentation)
    else { return nil }
    let text = lines.dropFirst().dropLast().map { line -> ArraySlice<UInt8>? in
      if line.starts(with: indentation) { return line.dropFirst(indentation.count) }
      return isBlank(line) ? [] : nil
    }
    guard !text.contains(nil) else { return nil }
    return Array(text.compactMap(\.self).joined(separator: [.lineFeed]))
  }
}

/// A decoder of the escapes, such as `\n`, in the content of a string literal without interpolations.
private struct LiteralDecoder {
  var rest: ArraySlice<UInt8>
  let escape: [UInt8]

  var text: String? {
    var decoder = self
    var bytes: [UInt8] = []
    while !decoder.rest.isEmpty {
      guard decoder.rest.starts(with: escape) else {
        bytes.append(decoder.rest.removeFirst())
        continue
      }
      decoder.rest.removeFirst(escape.count)
      guard let escaped = decoder.takeEscaped() else { return nil }
      bytes += escaped
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func takeEscaped() -> [UInt8]? {
    if let escape = rest.escape {
      rest.removeFirst(escape.length)
      return Array(escape.text.utf8)
    }
    switch rest.popFirst() {
    case nil: return nil
    case UInt8(ascii: "r"): return [.carriageReturn]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "'"): return [UInt8(ascii: "'")]
    case let byte?: return takeLineEnd(after: byte)
    }
  }

  /// Consumes blanks and a line end, which begin with `byte`, and returns an empty array; nil if no line end follows the blanks.
  private mutating func takeLineEnd(after byte: UInt8) -> [UInt8]? {
    var byte = byte
    while byte == .blank || byte == .tab {
      guard let next = rest.popFirst() else { return nil }
      byte = next
    }
    return byte == .lineFeed ? [] : nil
  }
}
