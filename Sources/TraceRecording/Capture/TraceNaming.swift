/// A type that provides its own text for traces.
public protocol TraceNaming {
  /// The text written to a trace in place of the value.
  var traceName: String { get }
}

/// A value recorded in place of the argument of a parameter without a name; only for code that `@Role` generates.
public struct _UnnamedMark: TraceNaming, Sendable {
  /// The text written to a trace for an argument without a name.
  public var traceName: String { "_" }

  /// Creates a mark.
  public init() {}
}

/// A value recorded in place of a closure, as `Any` cannot hold a non-escaping one; only for code that macros generate.
public struct _ClosureMark: TraceNaming, Sendable {
  /// The text written to a trace for a closure.
  public var traceName: String { "{closure}" }

  /// Creates a mark.
  public init() {}
}
