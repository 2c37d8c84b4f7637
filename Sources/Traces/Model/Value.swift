/// The text of an argument, a returned value or a thrown error.
///
/// A value holds no object, so a trace keeps no objects alive and shows their state at the time of the recording.
public struct Value: Hashable, Sendable {
  /// The short form of the text, for an arrow of a diagram: `[2 ProductEntity]`.
  public let summary: String
  /// The full form of the text: `[ProductEntity(id: 1, …), ProductEntity(id: 2, …)]`.
  public let detail: String

  /// Creates a value from its short and its full form; the full form defaults to the short one.
  public init(_ summary: String, detail: String? = nil) {
    self.summary = summary
    self.detail = detail ?? summary
  }
}

/// An argument of a message.
public struct Argument: Hashable, Sendable {
  /// The argument label in the call; nil for an argument without a label.
  public let label: String?
  /// The parameter's name inside the method; empty if unknown.
  public let parameter: String
  /// The argument's value.
  public let value: Value

  /// Creates an argument of a message; `label` is nil for an argument without a label, `parameter` is empty if unknown.
  public init(label: String? = nil, parameter: String = "", _ value: Value) {
    self.label = label
    self.parameter = parameter
    self.value = value
  }
}
