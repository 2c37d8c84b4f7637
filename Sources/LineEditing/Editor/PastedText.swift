import PrintableText

struct PastedText {
  private var bytes: [UInt8] = []
  private static let end = Array("\u{1B}[201~".utf8)

  mutating func add(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    guard byte == Self.end.last, bytes.suffix(Self.end.count).elementsEqual(Self.end) else {
      return false
    }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// The pasted text with `\n` for every line end and without unprintable characters other than tabs.
  var scalars: [Unicode.Scalar] {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var scalars: [Unicode.Scalar] = []
    var isAfterReturn = false
    for scalar in text {
      let isSecondHalf = isAfterReturn && scalar == "\n"
      isAfterReturn = scalar == "\r"
      if isSecondHalf { continue }
      if scalar == "\r" { scalars.append("\n") }
      if !scalar.isUnprintable || scalar == "\n" || scalar == "\t" { scalars.append(scalar) }
    }
    return scalars
  }
}
