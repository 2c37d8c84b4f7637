/// Takes the text of a message apart.
struct MessageScanner {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The message with its arguments; nil where the text is none.
  var message: Message? {
    let base = nameEnd(from: 0)
    guard base > 0, base < bytes.count else { return nil }
    if bytes[base] == UInt8(ascii: " ") { return assignment(base) }
    guard bytes[base] == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return nil }
    let inside = base + 1..<bytes.count - 1
    if inside.isEmpty { return Message(text(0..<bytes.count), []) }
    if isLabels(inside) { return Message(text(0..<bytes.count)) }
    guard let arguments = arguments(inside) else { return nil }
    let labels = arguments.map { ($0.label ?? "_") + ":" }
    return Message("\(text(0..<base))(\(labels.joined()))", arguments)
  }

  private func assignment(_ base: Int) -> Message? {
    let value = base + 3
    guard value < bytes.count, bytes[base + 1] == UInt8(ascii: "="),
      bytes[base + 2] == UInt8(ascii: " ")
    else { return nil }
    let argument = Argument(Value(text(value..<bytes.count)))
    return Message(text(0..<base) + " =", [argument])
  }

  /// Whether a range holds labels only, as in `showError(_:)`.
  private func isLabels(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = nameEnd(from: position)
      guard end > position, end < range.upperBound, bytes[end] == UInt8(ascii: ":") else {
        return false
      }
      position = end + 1
    }
    return true
  }

  /// The arguments between commas that stand in no bracket or quote; nil where brackets are odd.
  private func arguments(_ range: Range<Int>) -> [Argument]? {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var position = start
    var depth = 0
    while position < range.upperBound {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): position = quoteEnd(from: position, before: range.upperBound)
      case UInt8(ascii: ",") where depth == 0 && bytes[position + 1] == UInt8(ascii: " "):
        arguments.append(argument(start..<position))
        start = position + 2
        position += 1
      default: break
      }
      if depth < 0 { return nil }
      position += 1
    }
    guard depth == 0, start <= range.upperBound else { return nil }
    return arguments + [argument(start..<range.upperBound)]
  }

  private func argument(_ range: Range<Int>) -> Argument {
    let end = nameEnd(from: range.lowerBound)
    guard end > range.lowerBound, end + 2 < range.upperBound, bytes[end] == UInt8(ascii: ":"),
      bytes[end + 1] == UInt8(ascii: " ")
    else { return Argument(Value(text(range))) }
    return Argument(
      label: text(range.lowerBound..<end),
      Value(text(end + 2..<range.upperBound))
    )
  }

  /// The place of the second quotation mark, or the last place before the end.
  private func quoteEnd(from start: Int, before end: Int) -> Int {
    var position = start + 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, end - 1)
  }

  private func nameEnd(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
        position += 1
      default: return position
      }
    }
    return position
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
