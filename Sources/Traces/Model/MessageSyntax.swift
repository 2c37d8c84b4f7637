/// The parts of a message's text, as ranges of its UTF-8 bytes.
///
///     MessageSyntax("show(row: Row(id: 1), at: 0)")?.shape  // two arguments, labelled row and at
package struct MessageSyntax {
  /// The part of a message's text after its name: an assigned value, labels, or arguments.
  package enum Shape {
    /// The range of an assigned value: `"Milk"` in `title = "Milk"`.
    case assignment(Range<Int>)
    /// Labels without values, or nothing, in brackets: `showError(_:)`, `load()`.
    case labels
    /// The arguments in brackets, in order.
    case arguments([Argument])
    /// The range between the outer brackets, if the brackets inside do not match and the arguments cannot be separated.
    case unreadable(Range<Int>)
  }

  /// The ranges of an argument's label and value.
  package struct Argument {
    /// The range of the label without its colon; nil for an argument without a label.
    package let label: Range<Int>?
    package let value: Range<Int>
  }

  /// The UTF-8 code units of the message's text.
  package let bytes: [UInt8]
  /// The range of the message's name, at the start of the text: `show`, `Detail.show`.
  package let name: Range<Int>
  package let shape: Shape

  /// Parses the text of a message; nil if it is neither `name = value` nor a name followed by round brackets up to the end.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.nameEnd(from: 0)
    guard end > 0, end < bytes.count, let shape = Shape(bytes, after: end) else { return nil }
    self.bytes = bytes
    name = 0..<end
    self.shape = shape
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension MessageSyntax.Shape {
  fileprivate init?(_ bytes: [UInt8], after name: Int) {
    let assignment = Array(" = ".utf8)
    if bytes[name...].starts(with: assignment) {
      let value = name + assignment.count..<bytes.count
      guard !value.isEmpty else { return nil }
      self = .assignment(value)
      return
    }
    guard bytes[name] == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return nil }
    let inside = name + 1..<max(name + 1, bytes.count - 1)
    if bytes.hasOnlyLabels(in: inside) {
      self = .labels
    } else if let ranges = bytes.ranges(in: inside, between: Array(", ".utf8)) {
      self = .arguments(ranges.map { MessageSyntax.Argument(bytes, $0) })
    } else {
      self = .unreadable(inside)
    }
  }
}

extension MessageSyntax.Argument {
  fileprivate init(_ bytes: [UInt8], _ range: Range<Int>) {
    let end = bytes.nameEnd(from: range.lowerBound)
    let isLabelled =
      end > range.lowerBound && end + 2 < range.upperBound && bytes[end] == UInt8(ascii: ":")
      && bytes[end + 1] == UInt8(ascii: " ")
    label = isLabelled ? range.lowerBound..<end : nil
    value = isLabelled ? end + 2..<range.upperBound : range
  }
}

extension [UInt8] {
  /// Splits `range` at each separator outside brackets and quotes; nil if the brackets do not match.
  ///
  /// Any closing bracket matches any opening one, since the texts come from a program.
  func ranges(in range: Range<Int>, between separator: [UInt8]) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      switch self[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): index = quoteEnd(from: index, before: range.upperBound)
      case separator[0]
      where depth == 0 && index >= start && self[index..<range.upperBound].starts(with: separator):
        ranges.append(start..<index)
        start = index + separator.count
      default: break
      }
      guard depth >= 0 else { return nil }
      index += 1
    }
    guard depth == 0, start <= range.upperBound else { return nil }
    return ranges + [start..<range.upperBound]
  }

  /// Returns the index of the quotation mark that closes the one at `start`; `end - 1` if there is none before `end`.
  private func quoteEnd(from start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index, end - 1)
  }

  fileprivate func nameEnd(from start: Int) -> Int {
    self[start...].firstIndex { !$0.isMessageNameByte } ?? count
  }

  /// Returns whether `range` is empty or has only labels with colons, as between the brackets of `showError(_:)`.
  fileprivate func hasOnlyLabels(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = nameEnd(from: index)
      guard end > index, end < range.upperBound, self[end] == UInt8(ascii: ":") else {
        return false
      }
      index = end + 1
    }
    return true
  }
}

extension UInt8 {
  /// Whether this byte can be part of a message's name: an ASCII letter or digit, `_`, `.`, or any byte from 0x80 on.
  package var isMessageNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self >= 0x80
  }

  /// Whether this byte of UTF-8 can be part of an identifier; true for all bytes beyond ASCII.
  package var isNameByte: Bool { isMessageNameByte && self != UInt8(ascii: ".") }
}
