import PrintableText

/// Returns the name of a type as a trace writes it: without its module and `any`, `[Int]` for an array.
func typeName(_ type: Any.Type) -> String { typeNames[type] }

private let typeNames = TypeCache<String> { type in
  if let list = type as? any Listed.Type { return list.listedName }
  let name = String(describing: type)
  return (name.hasPrefix("any ") ? String(name.dropFirst(4)) : name).printable()
}

/// A collection or optional of the standard library, with the types of its elements.
protocol Listed {
  /// The name of the collection or optional as Swift abbreviates it: `[Int]`, `Int?`.
  static var listedName: String { get }
  /// The name of the element type: `Int`; `String: Int` for a dictionary.
  static var elementName: String { get }
  /// The types of the elements; of keys and values for a dictionary.
  static var elements: [Any.Type] { get }
}

extension Listed where Self: Sequence {
  static var listedName: String { "[\(elementName)]" }
  static var elementName: String { typeName(Element.self) }
  static var elements: [Any.Type] { [Element.self] }
}

extension Array: Listed {}
extension ArraySlice: Listed {}
extension ContiguousArray: Listed {}

extension Set: Listed {
  static var listedName: String { "Set<\(elementName)>" }
}

extension Dictionary: Listed {
  static var elementName: String { "\(typeName(Key.self)): \(typeName(Value.self))" }
  static var elements: [Any.Type] { [Key.self, Value.self] }
}

extension Optional: Listed {
  static var listedName: String { "\(elementName)?" }
  static var elementName: String { typeName(Wrapped.self) }
  static var elements: [Any.Type] { [Wrapped.self] }
}
