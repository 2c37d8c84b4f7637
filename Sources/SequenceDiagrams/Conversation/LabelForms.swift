/// The text of a message in shorter and shorter forms, each of which keeps the name.
///
///     LabelForms("show(row: Row(id: 1), at: 0)", "…")
///     // show(row: Row, at: 0)   show(…)
struct LabelForms {
  /// With shorter arguments, where there are: `Row(id: 1)` is `Row`.
  private(set) var shorter: String?
  /// With the label of the argument that says what happened, if one does: `interactor(didFetch: …)`.
  private(set) var labelled: String?
  /// With the name only: `show(…)`; the whole text where it is short already.
  private(set) var shortest: String

  private let bytes: [UInt8]
  private let base: Int

  /// Takes a text apart, byte by byte; what is no message stays as it is.
  init(_ text: String, _ ellipsis: String) {
    shortest = text
    bytes = Array(text.utf8)
    base = bytes.firstIndex { !$0.isWordByte } ?? bytes.count
    guard base > 0, base < bytes.count else { return }
    if bytes[base...].starts(with: [UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: " ")]) {
      shortest = "\(words(0..<base + 3))\(ellipsis)"
      return
    }
    guard bytes[base] == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")"),
      base + 1 < bytes.count - 1
    else { return }
    let inside = base + 1..<bytes.count - 1
    if isLabels(inside) { return }
    shortest = "\(words(0..<base))(\(ellipsis))"
    shorten(inside, ellipsis)
  }

  /// Whether only labels stand there, as in `showError(_:)`.
  private func isLabels(_ inside: Range<Int>) -> Bool {
    bytes[inside.upperBound - 1] == UInt8(ascii: ":")
      && bytes[inside].allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ":") }
  }

  private mutating func shorten(_ inside: Range<Int>, _ ellipsis: String) {
    var short = Array(bytes[...base])
    var start = inside.lowerBound
    var position = start
    var depth = 0
    while position < inside.upperBound {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): skipQuote(&position, before: inside.upperBound)
      case UInt8(ascii: ",") where depth == 0:
        take(start..<position, to: &short, ellipsis)
        short += [UInt8(ascii: ","), UInt8(ascii: " ")]
        start = position + 1
        if start < inside.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
      default: break
      }
      guard depth >= 0 else { return }
      position += 1
    }
    guard depth == 0, start <= inside.upperBound else { return }
    take(start..<inside.upperBound, to: &short, ellipsis)
    short.append(UInt8(ascii: ")"))
    if short.count < bytes.count { shorter = String(decoding: short, as: UTF8.self) }
  }

  /// Adds an argument with its value shortened.
  private mutating func take(_ argument: Range<Int>, to short: inout [UInt8], _ ellipsis: String) {
    var value = argument
    let end = argument.first { !bytes[$0].isWordByte } ?? argument.upperBound
    if end > argument.lowerBound, end + 1 < argument.upperBound, bytes[end] == UInt8(ascii: ":"),
      bytes[end + 1] == UInt8(ascii: " ")
    {
      let label = words(argument.lowerBound..<end)
      if labelled == nil, label.tellsWhatHappened {
        labelled = "\(words(0..<base))(\(label): \(ellipsis))"
      }
      value = end + 2..<argument.upperBound
    }
    short += bytes[argument.lowerBound..<value.lowerBound]
    short += bytes[value.prefix(valueLength(value))]
  }

  /// The bytes of a value that stand before its details.
  private func valueLength(_ value: Range<Int>) -> Int {
    guard value.count > 1, bytes[value.upperBound - 1] == UInt8(ascii: ")") else {
      return value.count
    }
    for position in value where !bytes[position].isTypeByte {
      let isName = bytes[position] == UInt8(ascii: "(") && position > value.lowerBound
      return isName ? position - value.lowerBound : value.count
    }
    return value.count
  }

  /// Moves to the second quotation mark, or to the end where there is none.
  private func skipQuote(_ position: inout Int, before end: Int) {
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private func words(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension LabelForms {
  /// A value without what stands in brackets: `ProductRow(name: "iPhone")` is `ProductRow`.
  static func withoutDetail(_ value: String) -> String {
    guard value.utf8.last == UInt8(ascii: ")") else { return value }
    let name = value.utf8.prefix { $0.isTypeByte }
    guard !name.isEmpty, name.endIndex < value.utf8.endIndex,
      value.utf8[name.endIndex] == UInt8(ascii: "(")
    else { return value }
    return String(value[..<name.endIndex])
  }
}

extension UInt8 {
  /// Whether this can be part of a name; so can all that is not ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether this can be part of a type's name: `Result<Row>`, `Detail.Row`.
  fileprivate var isTypeByte: Bool {
    isWordByte || self == UInt8(ascii: ".") || self == UInt8(ascii: "<")
      || self == UInt8(ascii: ">")
  }
}

extension String {
  /// Whether a label is the verb of its message, as in a delegate's: `didFetch`.
  fileprivate var tellsWhatHappened: Bool {
    ["did", "will", "should"].contains { hasPrefix($0) && utf8.count > $0.utf8.count }
  }
}
