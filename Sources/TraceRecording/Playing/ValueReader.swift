import PrintableText

/// A reader of values written as text: `WritableValue` types, cases of enums, names of participants, and the numbers of
/// the values that a module lends.
public struct ValueReader {
  private let lent: [Any]
  private let participants: (String) -> AnyObject?

  /// Creates a reader; a text may also be the number, from 1, of a value among `values` of the type to read, or a name
  /// for which `participants` returns an object of that type.
  public init(
    lending values: [Any] = [],
    participants: @escaping (_ name: String) -> AnyObject? = { _ in nil }
  ) {
    lent = values
    self.participants = participants
  }

  /// Returns the value of a given type that a text denotes.
  ///
  /// - Throws: ``ValueError`` where the text is no value of that type.
  public func value<Value>(_ text: String, as type: Value.Type = Value.self) throws(ValueError)
    -> Value
  {
    if let writable = type as? any WritableValue.Type {
      guard let value = try writable.read(text, by: self) as? Value else { throw .unwritable(type) }
      return value
    }
    if ["", "()"].contains(text), let nothing = () as? Value { return nothing }
    let lent = values(of: type)
    if let number = Int(text), number > 0, number <= lent.count { return lent[number - 1] }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let value = (cases(of: type) + lent).first(where: { "\($0)" == name }) { return value }
    if let object = participants(text), let value = object as? Value { return value }
    throw refusal(of: text, as: type, lent.count)
  }

  /// Returns the value with which a fake answers if none was set: a default, the first value that the module lends, or the first
  /// case of an enum; nil if there is none.
  func placeholder<Value>(_ type: Value.Type) -> Value? {
    if let nothing = () as? Value { return nothing }
    if let writable = type as? any WritableValue.Type {
      return writable.placeholder(by: self).flatMap { $0 as? Value }
    }
    return values(of: type).first ?? cases(of: type).first
  }

  /// Returns the value that a text names, such as an error.
  ///
  /// An empty text names the first value of the type that the module provides, else the first case of an enum.
  func named<Value>(_ text: String, among type: Value.Type) throws(ValueError) -> Value {
    guard text.isEmpty else { return try value(text) }
    if let first = values(of: type).first ?? cases(of: type).first { return first }
    throw .unwritable(type)
  }

  private func values<Value>(of type: Value.Type) -> [Value] { lent.compactMap { $0 as? Value } }

  private func cases<Value>(of type: Value.Type) -> [Value] {
    (type as? any CaseIterable.Type)?.allCases.compactMap { $0 as? Value } ?? []
  }

  private func refusal<Value>(of text: String, as type: Value.Type, _ count: Int) -> ValueError {
    let names = cases(of: type).map { "\($0)" }
    if !names.isEmpty {
      return .unreadable(text, as: type, "There are: \(names.joined(separator: ", ")).")
    }
    guard count > 0 else { return .unwritable(type) }
    guard let number = Int(text) else {
      return .unreadable(text, as: type, "Write its number, 1 to \(count).")
    }
    return ValueError("There is no \(typeName(type)) \(number): the module lends 1 to \(count).")
  }
}

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
