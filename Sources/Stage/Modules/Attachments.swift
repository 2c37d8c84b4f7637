/// Values that other parts of the program store with a module, variant or controller, one for each type; the stage ignores them.
public struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The stored value of a type; nil if there is none, and setting nil removes the value.
  public subscript<Value>(_: Value.Type) -> Value? {
    get { values[ObjectIdentifier(Value.self)] as? Value }
    set { values[ObjectIdentifier(Value.self)] = newValue }
  }
}
