import Traces

/// One argument on its way: not yet text.
public struct HandedOver {
  let label: String?
  let parameter: String
  let value: Any

  /// Makes an argument; the label is nil for `_`.
  public init(_ label: String?, _ parameter: String, _ value: Any) {
    self.label = label
    self.parameter = parameter
    self.value = value
  }

  /// Makes an argument that is a closure.
  public init(closure label: String?, _ parameter: String) {
    self.init(label, parameter, ClosureMark())
  }
}

/// Stands for a closure, which a value of any type cannot hold while it must not escape.
struct ClosureMark: TraceNaming {
  let traceName = "{closure}"
}

/// A type that says how it is written in a trace.
public protocol TraceNaming {
  /// The text that stands for the value.
  var traceName: String { get }
}
