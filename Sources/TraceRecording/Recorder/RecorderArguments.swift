import Traces

// What is handed over with a message: kept as it is, or as its text.

extension Recorder {
  /// Appends a record with values that hold no reference, or with their texts.
  @discardableResult
  func keep(_ record: Record, handing value: Any) -> Int32? {
    if detail == .values, ValueRetention.isPlain(value) {
      return log.append(record, handing: value)
    }
    return log.append(record, handing: written(value, of: DeclaredName(record.name.text)))
  }

  /// The texts of a message's arguments; those of secrets say only that they are.
  func written(_ arguments: Any, of name: DeclaredName) -> Written {
    let values =
      name.parameters.count > 1 ? Mirror(reflecting: arguments).children.map(\.value) : [arguments]
    return Written(
      values.enumerated().map { index, value in
        redaction.hides(argument: index, of: name) ? text(ofSecret: value) : self.value(of: value)
      }
    )
  }

  /// The text of what a message was answered by; of an error no name is given.
  func written(_ value: Any, answering name: DeclaredName?) -> Written {
    let isSecret = name.map { redaction.hides($0.message.baseName) } ?? false
    return Written([isSecret ? text(ofSecret: value) : self.value(of: value)])
  }

  /// The text of a value, in which objects carry the names they have here.
  func value(of value: Any) -> Value {
    if detail == .types { return Value(typeName(type(of: _unwrap(value)))) }
    let text = ValueText(name: { self.participant(of: $0)?.name }, hiding: redaction.hides)
    return text.value(of: value)
  }

  /// The text of a value whose name says that it is secret.
  private func text(ofSecret value: Any) -> Value {
    detail == .values && Redaction.applies(to: value)
      ? Value(Redaction.text) : self.value(of: value)
  }
}
