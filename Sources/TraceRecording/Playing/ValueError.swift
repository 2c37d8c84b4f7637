import PrintableText
import Traces

/// The reason why a text cannot be used as a value or a message, with a hint what to write.
public struct ValueError: Error, Equatable, CustomStringConvertible {
  /// The sentence to show.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension ValueError {
  /// The participant is known, but its object has not been met.
  static func unknownObject(of name: String) -> ValueError {
    ValueError(
      "To \(name) there is no reference through which it could be met.  wiring  shows who has one."
    )
  }

  /// The text is no value of that type; `hint` shows one.
  static func unreadable(_ text: String, as type: Any.Type, _ hint: String) -> ValueError {
    ValueError("\(text.readable) is no \(typeName(type)).  \(hint)")
  }

  static func unwritable(_ type: Any.Type) -> ValueError {
    ValueError(
      "A \(typeName(type)) cannot be written: numbers, texts, true and false, nil, cases, lists of these, "
        + "and what the module lends can."
    )
  }

  /// No double has such a message; `names` are the messages that doubles have.
  static func unasked(_ message: String, among names: [String]) -> ValueError {
    let list = names.joined(separator: ", ")
    return ValueError(
      names.isEmpty
        ? "There are no doubles: none of the protocols is @Doubled."
        : "No double is asked \(message.readable).  They are asked: \(list)."
    )
  }
}
