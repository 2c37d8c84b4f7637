import Traces

// Arguments, results and errors: kept as values, or as their texts.

extension Recorder {
  /// Appends a record with `value`, or with its text, and returns the record's index; nil where the log is full.
  ///
  /// Text is kept if the value may contain an object reference, or if the recorder keeps only the names of types.
  @discardableResult
  func append(_ record: Record, capturing value: Any) -> Int32? {
    if value is RenderedValues || detail == .values && ValueRetention.isPlain(value) {
      return log.append(record, payload: value)
    }
    return log.append(record, payload: rendered(value, of: DeclaredName(record.name.text)))
  }

  /// Returns a text for each argument of the message `name`, `(redacted)` for a secret; several arguments form a tuple.
  func rendered(_ arguments: Any, of name: DeclaredName) -> RenderedValues {
    let values =
      name.parameters.count > 1 ? Mirror(reflecting: arguments).children.map(\.value) : [arguments]
    return RenderedValues(
      values.enumerated().map { index, value in
        redaction.hides(argument: index, of: name) ? text(ofSecret: value) : self.value(of: value)
      }
    )
  }

  /// Returns the text of a result of the message `name`, or of an error if `name` is nil; `(redacted)` for a secret result.
  func rendered(_ value: Any, answering name: DeclaredName?) -> RenderedValues {
    let isSecret = name.map { redaction.hides($0.message.baseName) } ?? false
    return RenderedValues([isSecret ? text(ofSecret: value) : self.value(of: value)])
  }

  /// Returns the text of a value, with objects named as in this recorder; only its type's name if `detail` is `.types`.
  func value(of value: Any) -> Value {
    if detail == .types { return Value(typeName(type(of: _unwrap(value)))) }
    return ValueText(name: { self.participant(of: $0)?.name }, hides: redaction.hides)
      .value(of: value)
  }

  /// Returns `(redacted)`; for a Boolean, an object or a closure, and if `detail` is `.types`, the usual text.
  private func text(ofSecret value: Any) -> Value {
    detail == .values && Redaction.applies(to: value)
      ? Value(Redaction.text) : self.value(of: value)
  }
}

/// The texts of a call's arguments, result or error.
///
/// They are made at the call if a value may contain an object reference, else when the trace is read.
final class RenderedValues: Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  static let underway = RenderedValues([])
}
