import SourceTokens

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
    let name = bytes.name(before: start)
    guard !name.isEmpty else { throw .changed }
    guard name == function else { throw .otherCall(name, function: function) }
    let tokens = SourceLexer(bytes, from: start).tokens
    guard let open = tokens.first, open.range.lowerBound == start else { throw .changed }
    var (rest, end) = (tokens[...], start)
    if open.isMark("(") {
      guard let close = tokens.closingBracket else { throw .changed }
      (rest, end) = (tokens[(close + 1)...], tokens[close].range.upperBound)
    } else if !open.isMark("{") {
      throw .changed
    }
    guard rest.popFirst()?.isMark("{") == true else {
      self = .missing(end)
      return
    }
    guard let literal = rest.popFirst(), let written = literal.literalText(in: bytes),
      rest.first?.isMark("}") == true
    else { throw .noLiteral }
    self = .literal(literal.range, written)
  }
}

extension [SourceToken] {
  /// The index of the bracket that closes the first token, an opening bracket; nil without one.
  fileprivate var closingBracket: Int? {
    var depth = 0
    return firstIndex { token in
      if token.kind == .mark, "([{".contains(token.text) { depth += 1 }
      if token.kind == .mark, ")]}".contains(token.text) { depth -= 1 }
      return depth == 0
    }
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
    let head = self[..<index]
    let end = head.lastIndex { $0 != .blank && $0 != .tab && !$0.endsLine }
    guard let end else { return "" }
    let name = head[...end].reversed().prefix(while: \.isInName).reversed()
    return String(decoding: Array(name), as: UTF8.self)
  }
}
