import TraceRecording

// References in every place where a class can have one: that it compiles without a warning is half of the test.

protocol DeciderInput: AnyObject {
  func decide(_ done: (Int) -> Void)
}

@Role("Judge", as: .interactor) final class Decider: DeciderInput {
  func decide(_ done: (Int) -> Void) { done(1) }
}

/// A class that is named like a boundary.
@Role("Wireframe", as: .router) final class DeciderWireframe {
  func open() {}
}

/// What is named like a boundary, and is two.
typealias DeciderProtocol = AnyObject & DeciderInput

/// What a container hands out, whose type nobody writes.
func decider() -> any DeciderInput { Decider() }

@Role("Undecided", as: .presenter) final class Decided {
  var wireframe: DeciderWireframe? = DeciderWireframe()
  var alias: DeciderProtocol? = Decider()
  let deciderService = decider()
  var list: [any DeciderInput] = [Decider()]
  var observed: (any DeciderInput)? { didSet { changes += 1 } }
  private(set) var changes = 0

  func run() -> Int {
    var sum = 0
    observed = deciderService
    wireframe?.open()
    alias?.decide { sum += $0 }
    deciderService.decide { sum += $0 }
    for one in list { one.decide { sum += $0 } }
    observed?.decide { sum += $0 }
    return sum
  }
}
