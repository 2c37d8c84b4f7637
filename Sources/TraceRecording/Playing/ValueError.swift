import PrintableText

/// The reason why a text cannot be used as a value or a message, with a hint what to write.
public struct ValueError: Error, Equatable, CustomStringConvertible {
  /// The sentence to show to the person who wrote the text.
  public let description: String

  init(_ description: String) { self.description = description }

  static func unknownObject(of name: String) -> ValueError {
    ValueError(
      "No reference leads to \(name), so it cannot be reached.  wiring  lists the references."
    )
  }

  static func unreadable(_ text: String, as type: Any.Type, _ hint: String) -> ValueError {
    ValueError("\(text.readable) is no \(typeName(type)).  \(hint)")
  }

  static func unwritable(_ type: Any.Type) -> ValueError {
    ValueError(
      "A \(typeName(type)) cannot be written: numbers, texts, true and false, nil, cases, lists of these, "
        + "and what the module lends can."
    )
  }

  /// Returns the error for a message that no double has; `names` are the messages that doubles have.
  static func unasked(_ message: String, among names: [String]) -> ValueError {
    let list = names.joined(separator: ", ")
    return ValueError(
      names.isEmpty
        ? "There are no doubles: none of the protocols is @Doubled."
        : "No double takes \(message.readable).  The doubles take: \(list)."
    )
  }
}
