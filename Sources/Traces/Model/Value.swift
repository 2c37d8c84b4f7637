/// What was handed over: an argument, a returned value or an error, as text.
///
/// It is text alone, so a trace keeps no object alive and shows what was true at that moment.
public struct Value: Hashable, Sendable {
  /// Short enough for an arrow: `[2 ProductEntity]`.
  public let summary: String
  /// Everything there is to see: `[ProductEntity(id: 1, …), ProductEntity(id: 2, …)]`.
  public let detail: String

  /// Makes a value; without a detail the summary is all there is.
  public init(_ summary: String, detail: String? = nil) {
    self.summary = summary
    self.detail = detail ?? summary
  }
}

/// One argument of a message.
public struct Argument: Hashable, Sendable {
  /// What stands before the colon at the call; nil for `_`.
  public let label: String?
  /// The parameter's name inside the method; empty where it is not known.
  public let parameter: String
  /// What was handed over.
  public let value: Value

  /// Makes an argument.
  public init(label: String? = nil, parameter: String = "", _ value: Value) {
    self.label = label
    self.parameter = parameter
    self.value = value
  }
}
