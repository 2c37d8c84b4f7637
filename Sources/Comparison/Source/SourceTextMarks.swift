/// How a text in the source ends, escapes and interpolates.
struct SourceTextMarks {
  /// The characters behind which the text is over.
  let end: [UInt8]
  /// The characters that begin an escape.
  let escape: [UInt8]
  /// The characters that begin what is interpolated.
  let interpolation: [UInt8]
  /// Whether it may have several lines.
  let isMultiline: Bool

  /// The marks of a text with that many `#` around it.
  init(hashes count: Int, isMultiline: Bool) {
    let hashes = Array(repeating: UInt8(ascii: "#"), count: count)
    end = Array((isMultiline ? "\"\"\"" : "\"").utf8) + hashes
    escape = [UInt8(ascii: "\\")] + hashes
    interpolation = escape + [UInt8(ascii: "(")]
    self.isMultiline = isMultiline
  }
}
