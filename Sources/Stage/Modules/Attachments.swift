/// What others keep with a module or a variant, one value of each type; the stage never looks at it.
public struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a type; nil where nobody has put one.
  public subscript<Value>(_: Value.Type) -> Value? {
    get { values[ObjectIdentifier(Value.self)] as? Value }
    set { values[ObjectIdentifier(Value.self)] = newValue }
  }
}
