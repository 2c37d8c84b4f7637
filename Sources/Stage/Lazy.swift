/// A value that is made when it is first asked for, and kept.
///
/// Copies share it. It belongs to one thread, as the modules that hold it do.
final class Lazy<Value> {
  private enum State {
    case promised(() -> Value)
    case made(Value)
  }

  private var state: State

  /// Promises a value.
  init(_ make: @escaping () -> Value) {
    state = .promised(make)
  }

  /// The value; making it costs what it costs once.
  var value: Value {
    switch state {
    case .made(let value): return value
    case .promised(let make):
      let value = make()
      state = .made(value)
      return value
    }
  }
}
