import PrintableText
import Traces

/// Why a text is no value of a type: what is wrong, and what could be written.
public struct ValueError: Error, Equatable, CustomStringConvertible {
  /// The sentence that is shown.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension ValueError {
  /// A participant is there, and nobody has met the object that it is.
  static func unmet(_ name: String) -> ValueError {
    ValueError(
      "To \(name) there is no reference through which it could be met.  wiring  shows who has one."
    )
  }

  /// The text is no value of that type; `hint` says what one looks like.
  static func unreadable(_ text: String, as type: Any.Type, _ hint: String) -> ValueError {
    ValueError("\(text.readable) is no \(typeName(type)).  \(hint)")
  }

  /// Nobody can write a value of that type.
  static func unwritable(_ type: Any.Type) -> ValueError {
    ValueError(
      "A \(typeName(type)) cannot be written: numbers, texts, true and false, nil, cases, lists of these, "
        + "and what the module lends can."
    )
  }

  /// Nobody is asked that; `names` are what is asked.
  static func unasked(_ message: String, among names: [String]) -> ValueError {
    let list = names.joined(separator: ", ")
    return ValueError(
      names.isEmpty
        ? "There are no doubles: none of the protocols is @Doubled."
        : "No double is asked \(message.readable).  They are asked: \(list)."
    )
  }
}
