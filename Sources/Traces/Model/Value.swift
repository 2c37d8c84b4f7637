/// An argument, a returned value or an error, as text.
///
/// A value holds no object, so a trace keeps none alive and shows what was true when it was recorded.
public struct Value: Hashable, Sendable {
  /// A text short enough for an arrow: `[2 ProductEntity]`.
  public let summary: String
  /// The full text: `[ProductEntity(id: 1, …), ProductEntity(id: 2, …)]`.
  public let detail: String

  /// Creates a value; the detail defaults to the summary.
  public init(_ summary: String, detail: String? = nil) {
    self.summary = summary
    self.detail = detail ?? summary
  }
}

/// An argument of a message.
public struct Argument: Hashable, Sendable {
  /// The argument label; nil for `_`.
  public let label: String?
  /// The parameter's name inside the method; empty if unknown.
  public let parameter: String
  /// The argument's value.
  public let value: Value

  /// Creates an argument.
  public init(label: String? = nil, parameter: String = "", _ value: Value) {
    self.label = label
    self.parameter = parameter
    self.value = value
  }
}
