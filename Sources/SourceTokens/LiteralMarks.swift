/// The delimiters of a string literal, which depend on its number of `#`.
package struct LiteralMarks {
  package let end: [UInt8]
  /// The beginning of an escape sequence, such as `\` or `\#`.
  package let escape: [UInt8]
  /// The beginning of an interpolation, such as `\(` or `\#(`.
  let interpolation: [UInt8]
  package let isMultiline: Bool

  /// Reads the beginning of the literal at the index `start` of a source; nil if none begins there.
  package init?(at start: Int, in bytes: [UInt8]) {
    let pounds = bytes[start...].prefix { $0 == .pound }
    let rest = bytes[pounds.endIndex...]
    guard rest.first == .quote else { return nil }
    // `#"""#` stands for one quotation mark.
    let isClosed = { rest.dropFirst().prefix { !$0.endsLine }.contains([.quote] + pounds) }
    isMultiline = rest.starts(with: [.quote, .quote, .quote]) && (pounds.isEmpty || !isClosed())
    end = Array(repeating: .quote, count: isMultiline ? 3 : 1) + pounds
    escape = [.backslash] + pounds
    interpolation = escape + [UInt8(ascii: "(")]
  }
}

extension UInt8 {
  package static let blank = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let backslash = UInt8(ascii: "\\")
  package static let quote = UInt8(ascii: "\"")
  package static let pound = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")

  package var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  package var isInName: Bool {
    isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
