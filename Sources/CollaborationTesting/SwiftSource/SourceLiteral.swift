import PrintableText

struct SourceLiteral {
  let range: Range<Int>
  private let content: Range<Int>
  private let isMultiline: Bool
  private let isInterpolated: Bool
  /// The bytes that begin an escape: a backslash, and the number of `#` with which the literal begins.
  private let escape: [UInt8]

  /// Parses the string literal that begins at `start`; nil without a literal there, and for a literal without an end.
  init?(in bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] == .pound || bytes[start] == .quote else { return nil }
    let pounds = bytes[start...].prefix { $0 == .pound }.count
    let quote = start + pounds
    guard quote < bytes.count, bytes[quote] == .quote else { return nil }
    isMultiline = Self.opensLines(bytes, quote, pounds)
    let marks = isMultiline ? 3 : 1
    let end = Array(repeating: UInt8.quote, count: marks) + Array(repeating: .pound, count: pounds)
    escape = [.backslash] + Array(repeating: UInt8.pound, count: pounds)
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
    let text = isMultiline ? lines(in: bytes) : Array(bytes[content])
    return text.flatMap { LiteralDecoder(rest: $0[...], escape: escape).text }
  }

  /// Returns the bytes of a multi-line literal's lines between the first and the last one, without the last one's indentation.
  ///
  /// Nil for a single line, for a line that is indented less and not blank, and if the first or last line is not blank.
  private func lines(in bytes: [UInt8]) -> [UInt8]? {
    let isBlank = { (line: ArraySlice<UInt8>) in line.allSatisfy { $0 == .blank || $0 == .tab } }
    let lines = bytes[content].replacing([UInt8.carriageReturn, .lineFeed], with: [.lineFeed])
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
    guard let length = rest.escapeLength else { return nil }
    if let text = rest.prefix(length).unescaped {
      rest.removeFirst(length)
      return Array(text.utf8)
    }
    switch rest.removeFirst() {
    case UInt8(ascii: "r"): return [.carriageReturn]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "'"): return [UInt8(ascii: "'")]
    case let byte: return takeLineEnd(after: byte)
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
