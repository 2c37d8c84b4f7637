import PrintableText

/// A writer of JSON on one line, with keys in the order in which they are written.
package struct JSONWriter {
  /// The JSON written so far.
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  /// Writes a JSON object; `body` writes its keys and values.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes a JSON array; `body` writes its elements.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclose("[", "]", body)
  }

  /// Writes a key of an object; its value must be written next.
  package mutating func key(_ key: String) {
    string(key)
    text += ":"
    needsComma = false
  }

  /// Writes a JSON string; quotation marks, backslashes and unprintable characters are escaped.
  package mutating func string(_ string: String) {
    value("\"")
    if string.utf8.allSatisfy(\.isPlainInJSON) { text += string } else { writeEscaped(string) }
    text += "\""
  }

  package mutating func integer(_ integer: Int) { value("\(integer)") }

  private mutating func enclose(
    _ open: String,
    _ close: String,
    _ body: (inout JSONWriter) -> Void
  ) {
    value(open)
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func value(_ value: String) {
    if needsComma { text += "," }
    text += value
    needsComma = true
  }

  private mutating func writeEscaped(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += #"\""#
      case "\\": text += #"\\"#
      case "\n": text += #"\n"#
      case "\t": text += #"\t"#
      case _ where scalar.isUnprintable: for unit in scalar.utf16 { writeEscaped(unit) }
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func writeEscaped(_ unit: UInt16) {
    let digits = String(unit, radix: 16, uppercase: true)
    text += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
  }

  // MARK: - Members omitted at their default

  mutating func member(_ key: String, _ string: String?, unless usual: String = "") {
    guard let string, !string.utf8.elementsEqual(usual.utf8) else { return }
    put(key, string)
  }

  mutating func member(_ key: String, _ integer: Int?, unless usual: Int? = nil) {
    guard let integer, integer != usual else { return }
    put(key, integer)
  }

  mutating func member<Value>(
    _ key: String,
    _ value: Value?,
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    guard let value else { return }
    self.key(key)
    write(value, &self)
  }

  mutating func member<Value>(
    _ key: String,
    each values: [Value],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    if !values.isEmpty { put(key, values, write) }
  }
}

extension UInt8 {
  fileprivate var isPlainInJSON: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

// MARK: - Members that are always written

extension JSONWriter {
  /// Writes a key and a string, also an empty one.
  package mutating func put(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a key and a whole number, also 0.
  package mutating func put(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a key and an array of strings, also an empty one.
  package mutating func put(_ key: String, _ texts: [String]) {
    put(key, texts) { $1.string($0) }
  }

  /// Writes a key and an array, also an empty one; `write` writes each of `values` as an element.
  package mutating func put<Value>(
    _ key: String,
    _ values: [Value],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in values.forEach { write($0, &json) } }
  }
}
