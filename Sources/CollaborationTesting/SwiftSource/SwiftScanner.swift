/// A scanner of Swift source that skips comments, literals and brackets, to find the end of a call.
///
/// The scanner knows only comments, string literals with interpolations, regular expressions and brackets.
struct SwiftScanner {
  let bytes: [UInt8]
  var index: Int

  var current: UInt8? { byte(0) }

  func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(index + offset) ? bytes[index + offset] : nil
  }

  func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
  }

  mutating func skipBlanks() {
    while let byte = current {
      if byte == .blank || byte == .tab || byte.endsLine {
        index += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if sees("//") {
      while let byte = current, !byte.endsLine { index += 1 }
      return true
    }
    guard sees("/*") else { return false }
    var depth = 0
    repeat {
      let change = sees("/*") ? 1 : sees("*/") ? -1 : 0
      depth += change
      index += change == 0 ? 1 : 2
    } while depth > 0 && index < bytes.count
    return true
  }

  /// Skips from the opening bracket at the scanner's index past its closing bracket; false where brackets do not match.
  mutating func skipBrackets() -> Bool {
    var closing: [UInt8] = []
    repeat {
      skipBlanks()
      guard let byte = current else { return false }
      if let end = byte.closingBracket {
        closing.append(end)
        index += 1
      } else if byte.isClosingBracket {
        guard closing.popLast() == byte else { return false }
        index += 1
      } else if let literal = SourceLiteral(in: bytes, at: index) {
        index = literal.range.upperBound
      } else if !skipRegularExpression() {
        index += 1
      }
    } while !closing.isEmpty
    return true
  }

  /// Skips a regular expression `/…/` or `#/…/#`; false where none begins, as where the slash can be an operator.
  private mutating func skipRegularExpression() -> Bool {
    let pounds = bytes[index...].prefix { $0 == .pound }.count
    guard byte(pounds) == .slash else { return false }
    if pounds == 0 {
      let before = bytes[..<index].last { $0 != .blank && !$0.endsLine }
      guard let before, "(,:=[{".utf8.contains(before), byte(1) != .blank else { return false }
    }
    let end = [.slash] + Array(repeating: UInt8.pound, count: pounds)
    var next = index + pounds + 1
    while next < bytes.count, pounds > 0 || !bytes[next].endsLine {
      if bytes[next...].starts(with: end) {
        index = next + end.count
        return true
      }
      next += bytes[next] == .backslash ? 2 : 1
    }
    return false
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")

  var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  fileprivate var closingBracket: UInt8? {
    zip("([{".utf8, ")]}".utf8).first { $0.0 == self }?.1
  }

  fileprivate var isClosingBracket: Bool { ")]}".utf8.contains(self) }
}
