extension Unicode.Scalar {
  /// The escape sequence that stands for this scalar in a quoted text: `\n`, `\t`, `\"`, `\\`, and its code point such
  /// as `\u{1B}` for any other scalar.
  ///
  /// Both the trace notation and Swift read these escapes.
  package var escape: String {
    switch self {
    case "\n": #"\n"#
    case "\t": #"\t"#
    case "\"": #"\""#
    case "\\": #"\\"#
    default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension Sequence<UInt8> {
  /// The text that an escape sequence stands for; these bytes are the sequence without its backslash, such as `u{1B}`.
  ///
  /// Empty for `u{}`; nil for an unknown escape. The last byte after `u{` is taken for a `}`, without a check.
  package var unescaped: String? {
    let bytes = Array(self)
    switch bytes.first {
    case UInt8(ascii: "n") where bytes.count == 1: return "\n"
    case UInt8(ascii: "t") where bytes.count == 1: return "\t"
    case UInt8(ascii: "\"") where bytes.count == 1: return "\""
    case UInt8(ascii: "\\") where bytes.count == 1: return "\\"
    case UInt8(ascii: "u"): return bytes.dropFirst().bracedScalar
    default: return nil
    }
  }
}

extension Collection<UInt8> {
  /// The length, in bytes, of the escape sequence whose backslash stands directly before these bytes.
  ///
  /// The backslash is not counted: 1, or for a `u` the number of bytes through the first `}`. Nil if there are no bytes,
  /// or if a `u` has no `}` among the first 11 bytes. Whether the escape is known is not checked.
  package var escapeLength: Int? {
    guard let first else { return nil }
    guard first == UInt8(ascii: "u") else { return 1 }
    return prefix(11).firstIndex(of: UInt8(ascii: "}")).map {
      distance(from: startIndex, to: $0) + 1
    }
  }

  /// The scalar whose code point these bytes name, as text: ESC for `{1B}`, with one to eight hexadecimal digits.
  ///
  /// Empty for `{}`; nil if the bytes name no scalar. The last byte is taken for the `}`, without a check.
  fileprivate var bracedScalar: String? {
    guard first == UInt8(ascii: "{"), count >= 2, count <= 10 else { return nil }
    let digits = dropFirst().prefix(count - 2)
    if digits.isEmpty { return "" }
    guard digits.first.map("+-".utf8.contains) == false,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }
}
