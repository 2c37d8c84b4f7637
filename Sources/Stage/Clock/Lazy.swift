import TraceRecording

/// A value that is computed when it is first read, and stored; copies share it.
package final class Lazy<Value> {
  private enum State {
    case promised(() -> Value)
    case made(Value)
  }

  private var state: State

  /// Creates a lazy value.
  package init(_ make: @escaping () -> Value) {
    state = .promised(make)
  }

  /// The value, computed at the first read.
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

/// The lock held while a value is computed; recursive, because computing one value may read others.
private let making = Lock(isRecursive: true)
