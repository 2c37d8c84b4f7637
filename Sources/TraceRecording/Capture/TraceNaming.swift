/// A type that says how it is written in a trace.
public protocol TraceNaming {
  /// The text that stands for the value.
  var traceName: String { get }
}

/// Stands for what a method takes and has no name for; only for what `@Role` adds.
public struct _UnnamedMark: TraceNaming, Sendable {
  /// How it is written.
  public var traceName: String { "_" }

  /// Makes a mark.
  public init() {}
}

/// Stands for a closure, which `Any` cannot hold while it must not escape; only for what `@Doubled` adds.
public struct _ClosureMark: TraceNaming, Sendable {
  /// How a closure is written.
  public var traceName: String { "{closure}" }

  /// Makes a mark.
  public init() {}
}
