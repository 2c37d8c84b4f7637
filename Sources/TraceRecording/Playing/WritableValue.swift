import PrintableText
import Traces

/// A value that can be written as text: `3`, `"Milk"`, `true`, `nil`, `[1, 2]`.
///
/// Conform a type of your own, so that people can write it in `send`, `resend` and `stub`.
public protocol WritableValue {
  /// Returns the value that a text denotes; `reader` reads the values inside it.
  ///
  /// - Throws: ``ValueError`` where the text is no value of the type.
  static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Self
  /// Returns the value with which a fake answers if no other was set; nil if the type has none.
  static func placeholder(by reader: ValueReader) -> Self?
}

extension WritableValue {
  /// Returns nil: a fake has no answer of the type unless one was set.
  public static func placeholder(by reader: ValueReader) -> Self? { nil }
}

extension Int: WritableValue {
  /// Reads a whole number; throws for any other text.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Int {
    guard let value = Int(text) else { throw .unreadable(text, as: Int.self, "Write a number: 3") }
    return value
  }

  /// Returns zero, with which a fake answers if no value was set.
  public static func placeholder(by reader: ValueReader) -> Int? { 0 }
}

extension Double: WritableValue {
  /// Reads a finite number; throws for any other text.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Double {
    guard let value = Double(text), value.isFinite else {
      throw .unreadable(text, as: Double.self, "Write a number: 2.5")
    }
    return value
  }

  /// Returns zero, with which a fake answers if no value was set.
  public static func placeholder(by reader: ValueReader) -> Double? { 0 }
}

extension Bool: WritableValue {
  /// Reads `true` or `false`; throws for any other text.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Bool {
    guard let value = Bool(text) else {
      throw .unreadable(text, as: Bool.self, "Write true or false.")
    }
    return value
  }

  /// Returns false, with which a fake answers if no value was set.
  public static func placeholder(by reader: ValueReader) -> Bool? { false }
}

extension String: WritableValue {
  /// Reads a text as it is; a text in quotation marks is read without its marks and escapes, as a trace shows it: `"a\nb"`.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> String {
    // By scalars: a combining accent may follow the quotation mark.
    let mark: Unicode.Scalar = "\""
    let scalars = text.unicodeScalars
    guard scalars.count > 1, scalars.first == mark, scalars.last == mark else { return text }
    guard let value = String(unescaping: String(scalars.dropFirst().dropLast())) else {
      let hint = #"Write \\ for a backslash, \" for a quotation mark."#
      throw .unreadable(text, as: String.self, hint)
    }
    return value
  }

  /// Returns the empty text, with which a fake answers if no value was set.
  public static func placeholder(by reader: ValueReader) -> String? { "" }
}

extension Optional: WritableValue {
  /// Reads `nil`, or the wrapped value.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Self {
    if text == "nil" { return nil }
    let value: Wrapped = try reader.value(text)
    return value
  }

  /// Returns nil as the value with which a fake answers.
  public static func placeholder(by reader: ValueReader) -> Self? { .some(nil) }
}

extension Array: WritableValue {
  /// Reads a list in brackets, such as `[1, 2]`; throws for any other text.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Self {
    guard let texts = text.listedTexts else {
      throw .unreadable(text, as: Self.self, "Write a list in brackets: [1, 2]")
    }
    return try texts.map { text throws(ValueError) -> Element in try reader.value(text) }
  }

  /// Returns the empty list, with which a fake answers if no value was set.
  public static func placeholder(by reader: ValueReader) -> Self? { [] }
}

extension Result: WritableValue {
  /// Reads `success VALUE` or `failure ERROR`, with or without a leading dot and brackets; `failure` alone names the first error.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Self {
    let words = text.hasPrefix(".") ? text.dropFirst() : text[...]
    let name = words.prefix(while: \.isLetter)
    var rest = words.dropFirst(name.count).drop { $0 == " " }
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = rest.dropFirst().dropLast() }
    switch name {
    case "success": return .success(try reader.value(String(rest)))
    case "failure": return .failure(try reader.named(String(rest), among: Failure.self))
    default: throw .unreadable(text, as: Self.self, "Write success VALUE, or failure.")
    }
  }

  /// Returns a success with a placeholder; nil where the success type has none.
  public static func placeholder(by reader: ValueReader) -> Self? {
    reader.placeholder(Success.self).map { .success($0) }
  }
}
