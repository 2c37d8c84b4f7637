/// The delimiters of a string literal.
struct SourceTextMarks {
  /// The closing delimiter.
  let end: [UInt8]
  /// The beginning of an escape.
  let escape: [UInt8]
  /// The beginning of an interpolation.
  let interpolation: [UInt8]
  /// Whether the literal may span several lines.
  let isMultiline: Bool

  /// Makes the delimiters of a literal with so many `#`.
  init(hashes count: Int, isMultiline: Bool) {
    let hashes = Array(repeating: UInt8(ascii: "#"), count: count)
    end = Array((isMultiline ? "\"\"\"" : "\"").utf8) + hashes
    escape = [UInt8(ascii: "\\")] + hashes
    interpolation = escape + [UInt8(ascii: "(")]
    self.isMultiline = isMultiline
  }
}
