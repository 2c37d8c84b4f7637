import Traces

/// Text instead of values: made late for plain values, at once for what holds references.
final class Written: Sendable {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// Stands there while the texts are made.
  static let underway = Written([])
}

/// Stands for a closure, which a value of any type cannot hold while it must not escape.
public struct ClosureMark: TraceNaming, Sendable {
  /// How a closure is written.
  public var traceName: String { "{closure}" }

  /// Makes a mark.
  public init() {}
}

/// A type that says how it is written in a trace.
public protocol TraceNaming {
  /// The text that stands for the value.
  var traceName: String { get }
}
