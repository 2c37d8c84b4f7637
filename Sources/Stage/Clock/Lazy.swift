import TraceRecording

/// A value that is computed at its first read and then stored; all copies of the reference share it.
package final class Lazy<Value> {
  private enum State {
    case promised(() -> Value)
    case made(Value)
  }

  private var state: State

  /// Creates a value that `make` computes at the first read.
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

/// The lock held while any lazy value is read; recursive, because computing one value may read others.
private let making = Lock(isRecursive: true)
