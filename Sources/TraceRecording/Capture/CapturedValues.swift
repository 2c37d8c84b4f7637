import Traces

// Arguments, results and errors: kept as values, or as their texts.

extension Recorder {
  /// Appends a record with a value, or with the value's text if it may contain a reference or only types are kept.
  @discardableResult
  func append(_ record: Record, capturing value: Any) -> Int32? {
    if value is RenderedValues || detail == .values && ValueRetention.isPlain(value) {
      return log.append(record, payload: value)
    }
    return log.append(record, payload: rendered(value, of: DeclaredName(record.name.text)))
  }

  /// Returns the texts of a message's arguments, which form a tuple if there are several; `(redacted)` for secret ones.
  func rendered(_ arguments: Any, of name: DeclaredName) -> RenderedValues {
    let values =
      name.parameters.count > 1 ? Mirror(reflecting: arguments).children.map(\.value) : [arguments]
    return RenderedValues(
      values.enumerated().map { index, value in
        redaction.hides(argument: index, of: name) ? text(ofSecret: value) : self.value(of: value)
      }
    )
  }

  /// Returns the text of a result of the message `name`, or of an error if `name` is nil; `(redacted)` for a secret.
  func rendered(_ value: Any, answering name: DeclaredName?) -> RenderedValues {
    let isSecret = name.map { redaction.hides($0.message.baseName) } ?? false
    return RenderedValues([isSecret ? text(ofSecret: value) : self.value(of: value)])
  }

  /// Returns the text of a value, with objects named as in this recorder; the name of its type if only types are kept.
  func value(of value: Any) -> Value {
    if detail == .types { return Value(typeName(type(of: _unwrap(value)))) }
    let text = ValueText(name: { self.participant(of: $0)?.name }, hiding: redaction.hides)
    return text.value(of: value)
  }

  /// Returns `(redacted)` for a value with a secret name; its text if its type cannot be secret or only types are kept.
  private func text(ofSecret value: Any) -> Value {
    detail == .values && Redaction.applies(to: value)
      ? Value(Redaction.text) : self.value(of: value)
  }
}
