import Traces

// What is handed over with a message: kept as it is, or as its text.

extension Recorder {
  /// Appends a record with values that hold no reference, or with their texts.
  @discardableResult
  func keep(_ record: Record, handing value: Any) -> Int32? {
    if ValueRetention.isPlain(value) { return log.append(record, handing: value) }
    return log.append(record, handing: written(value, of: DeclaredName(record.name.text)))
  }

  /// The texts of a message's arguments.
  func written(_ arguments: Any, of name: DeclaredName) -> Written {
    guard name.parameters.count > 1 else { return Written([value(of: arguments)]) }
    return Written(Mirror(reflecting: arguments).children.map { value(of: $0.value) })
  }

  /// The text of a value, in which objects carry the names they have here.
  func value(of value: Any) -> Value {
    ValueText { object in self.participant(of: object)?.name }.value(of: value)
  }
}
