/// The delimiters of a string literal, which depend on its number of `#`.
struct SourceTextMarks {
  /// The closing delimiter of the literal.
  let end: [UInt8]
  /// The beginning of an escape sequence, such as `\` or `\#`.
  let escape: [UInt8]
  /// The beginning of an interpolation, such as `\(` or `\#(`.
  let interpolation: [UInt8]
  /// Whether the literal may span several lines.
  let isMultiline: Bool

  /// Creates the delimiters of a literal with `count` signs `#` before its quotation marks.
  init(hashes count: Int, isMultiline: Bool) {
    let hashes = Array(repeating: UInt8(ascii: "#"), count: count)
    end = Array((isMultiline ? "\"\"\"" : "\"").utf8) + hashes
    escape = [UInt8(ascii: "\\")] + hashes
    interpolation = escape + [UInt8(ascii: "(")]
    self.isMultiline = isMultiline
  }
}
