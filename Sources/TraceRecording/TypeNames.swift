/// A type's name as it is written in a trace: without its module.
func typeName(_ type: Any.Type) -> String {
  if let list = type as? any Listed.Type { return list.listedName }
  let name = String(describing: type)
  return escaped(name.hasPrefix("any ") ? String(name.dropFirst(4)) : name)
}

/// A collection or optional of the standard library, which knows the type of what is in it.
protocol Listed {
  /// The name with sugar: `[Int]`, `Int?`.
  static var listedName: String { get }
  /// The name of what is in it: `Int`.
  static var elementName: String { get }
  /// The types of what is in it.
  static var elements: [Any.Type] { get }
}

extension Array: Listed {
  static var listedName: String { "[\(elementName)]" }
  static var elementName: String { typeName(Element.self) }
  static var elements: [Any.Type] { [Element.self] }
}

extension ArraySlice: Listed {
  static var listedName: String { "[\(elementName)]" }
  static var elementName: String { typeName(Element.self) }
  static var elements: [Any.Type] { [Element.self] }
}

extension ContiguousArray: Listed {
  static var listedName: String { "[\(elementName)]" }
  static var elementName: String { typeName(Element.self) }
  static var elements: [Any.Type] { [Element.self] }
}

extension Set: Listed {
  static var listedName: String { "Set<\(elementName)>" }
  static var elementName: String { typeName(Element.self) }
  static var elements: [Any.Type] { [Element.self] }
}

extension Dictionary: Listed {
  static var listedName: String { "[\(elementName)]" }
  static var elementName: String { "\(typeName(Key.self)): \(typeName(Value.self))" }
  static var elements: [Any.Type] { [Key.self, Value.self] }
}

extension Optional: Listed {
  static var listedName: String { "\(elementName)?" }
  static var elementName: String { typeName(Wrapped.self) }
  static var elements: [Any.Type] { [Wrapped.self] }
}

/// A text in which control characters, quotes and backslashes stand as escapes.
func escaped(_ text: String, quotes: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "\"" where quotes, "\\" where quotes: result += "\\\(scalar)"
    case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether a scalar would steer a terminal or turn the direction of a line.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .format: scalar != "\u{200D}"
  default: false
  }
}
