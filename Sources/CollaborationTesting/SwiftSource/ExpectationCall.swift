/// A line and a column of the source, as the compiler counts them: both from 1, columns in bytes.
struct CallPosition: Hashable {
  let line: Int
  let column: Int

  /// The position of the only expectation in a Markdown file.
  static let wholeFile = CallPosition(line: 0, column: 0)
}

/// A call of an expectation in Swift source, with the place of the expected text.
enum ExpectationCall: Equatable {
  /// The byte range and the value of a string literal that stands alone in the trailing closure.
  case literal(Range<Int>, String)
  /// The byte offset at which to insert a trailing closure, for a call without one.
  case missing(Int)

  /// Finds the call of `function` whose `(` or `{` stands at `position`.
  ///
  /// - Throws: ``RewriteRefusal`` where the source has no such call, or its closure has no literal that can be
  ///   rewritten.
  init(
    of function: String,
    in bytes: [UInt8],
    at position: CallPosition
  ) throws(RewriteRefusal) {
    guard let start = bytes.offset(of: position) else { throw .changed }
    var scanner = SwiftScanner(bytes: bytes, index: start)
    let name = bytes.name(before: start)
    guard !name.isEmpty else { throw .changed }
    guard name == function else { throw .otherCall(name, function: function) }
    guard scanner.sees("(") ? scanner.skipBrackets() : scanner.sees("{") else { throw .changed }
    let end = scanner.index
    scanner.skipBlanks()
    guard scanner.sees("{") else {
      self = .missing(end)
      return
    }
    scanner.index += 1
    scanner.skipBlanks()
    guard let literal = SourceLiteral(in: bytes, at: scanner.index),
      let written = literal.text(in: bytes)
    else { throw .noLiteral }
    scanner.index = literal.range.upperBound
    scanner.skipBlanks()
    guard scanner.sees("}") else { throw .noLiteral }
    self = .literal(literal.range, written)
  }
}

extension [UInt8] {
  /// Returns the byte offset of a position; nil outside the source.
  fileprivate func offset(of position: CallPosition) -> Int? {
    var (number, index) = (1, startIndex)
    while number < position.line {
      guard let end = self[index...].firstIndex(where: \.endsLine) else { return nil }
      let isPair = self[end...].starts(with: [.carriageReturn, .lineFeed])
      index = end + (isPair ? 2 : 1)
      number += 1
    }
    let offset = index + position.column - 1
    return indices.contains(offset) ? offset : nil
  }

  /// Returns the identifier in front of an index, also with whitespace between the two; empty without an identifier.
  fileprivate func name(before index: Int) -> String {
    let isName = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    let head = self[..<index]
    let end = head.lastIndex { $0 != .blank && $0 != .tab && !$0.endsLine }
    guard let end else { return "" }
    let name = head[...end].reversed().prefix(while: isName).reversed()
    return String(decoding: Array(name), as: UTF8.self)
  }
}
