/// A decoder of the escapes, such as `\n`, in the content of a string literal without interpolations.
struct LiteralDecoder {
  private var rest: ArraySlice<UInt8>
  /// The bytes that begin an escape: a backslash, and the number of `#` with which the literal begins.
  private let escape: [UInt8]

  init(_ content: ArraySlice<UInt8>, escape: [UInt8]) {
    rest = content
    self.escape = escape
  }

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
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return [.lineFeed]
    case UInt8(ascii: "r"): return [.carriageReturn]
    case UInt8(ascii: "t"): return [.tab]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "'"): return [UInt8(ascii: "'")]
    case UInt8.quote: return [.quote]
    case UInt8.backslash: return [.backslash]
    case UInt8(ascii: "u"): return takeScalar()
    case let byte?: return takeLineEnd(after: byte)
    case nil: return nil
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

  private mutating func takeScalar() -> [UInt8]? {
    guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
    let digits = rest.prefix { $0 != UInt8(ascii: "}") }
    rest = rest[digits.endIndex...].dropFirst()
    guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return Array(String(scalar).utf8)
  }
}
