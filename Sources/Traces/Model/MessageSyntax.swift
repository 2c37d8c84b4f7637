/// The text of a message, taken apart where its parts stand: the name, and the arguments between commas.
///
///     MessageSyntax("show(row: Row(id: 1), at: 0)")?.shape  // two arguments, labelled row and at
package struct MessageSyntax {
  /// What stands behind the name.
  package enum Shape {
    /// A value that is assigned: `title = "Milk"`.
    case assignment(Range<Int>)
    /// Nothing, or labels only: `load()`, `showError(_:)`.
    case labels
    /// Arguments, in order.
    case arguments([Argument])
    /// What stands between the brackets, where brackets inside it have no partner.
    case unreadable(Range<Int>)
  }

  /// An argument.
  package struct Argument {
    /// The label, without its colon.
    package let label: Range<Int>?
    package let value: Range<Int>
  }

  /// The text.
  package let bytes: [UInt8]
  /// The name, from the text's beginning: `show`, `Detail.show`.
  package let name: Range<Int>
  package let shape: Shape

  /// Takes a text apart, in time linear in its length; nil where it is no message.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.nameEnd(from: 0)
    guard end > 0, end < bytes.count, let shape = Shape(bytes, after: end) else { return nil }
    self.bytes = bytes
    name = 0..<end
    self.shape = shape
  }

  /// The text of a part.
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

// MARK: - Bytes

extension [UInt8] {
  /// The ranges between separators that stand in no bracket and no quote; nil where a bracket has no
  /// partner.
  ///
  /// Any bracket closes any other: texts are made by programs, whose brackets fit.
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

  /// The index of the quotation mark that closes the one at `start`; the last index before `end` where
  /// none does.
  private func quoteEnd(from start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index, end - 1)
  }

  /// The first index from `start` on that is in no name.
  fileprivate func nameEnd(from start: Int) -> Int {
    self[start...].firstIndex { !$0.isOfMessageName } ?? count
  }

  /// Whether a range is empty or holds labels only, as in `showError(_:)`.
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
  /// Whether this can be part of a name, as a dot and all that is not ASCII can.
  package var isOfMessageName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
