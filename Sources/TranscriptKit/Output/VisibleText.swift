import PrintableText

extension Substring {
  var visible: Substring { printable(keeping: "\t") }

  /// The text with today's escapes, such as `\u{7}` or `\n`, instead of the old form `\x{07}`; nil if it does not contain `\x{`.
  var replacingOldEscapes: Substring? {
    guard utf8.contains(.backslash) else { return nil }
    let pieces = Array(utf8).split(separator: Array("\\x{".utf8), omittingEmptySubsequences: false)
    guard let first = pieces.first, pieces.count > 1 else { return nil }
    return pieces.dropFirst().reduce(String(decoding: first, as: UTF8.self)[...]) { text, piece in
      let rest = String(decoding: piece, as: UTF8.self)
      let digits = rest.prefix { $0 != "}" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return text + "\\x{" + rest
      }
      return text + scalar.escape + rest.dropFirst(digits.count + 1)
    }
  }
}

extension String {
  var visible: String { printable(keeping: "\t") }
}
