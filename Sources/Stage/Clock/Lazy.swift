import TraceRecording

/// A value that is made when it is first asked for, and kept; copies share it.
package final class Lazy<Value> {
  private enum State {
    case promised(() -> Value)
    case made(Value)
  }

  private var state: State

  /// Promises a value.
  package init(_ make: @escaping () -> Value) {
    state = .promised(make)
  }

  /// The value; making it costs what it costs once.
  package var value: Value {
    making.held {
      switch state {
      case .made(let value): return value
      case .promised(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}

/// Held while a value is made, which may take others.
private let making = Lock(isRecursive: true)
