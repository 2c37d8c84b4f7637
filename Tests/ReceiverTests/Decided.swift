import TraceRecording

// References in every place where a class can have one. Half of the test is that it compiles without a warning.

protocol DeciderInput: AnyObject {
  func decide(_ done: (Int) -> Void)
}

@Role("Judge", as: .interactor) final class Decider: DeciderInput {
  func decide(_ done: (Int) -> Void) { done(1) }
}

/// A class with the name of a boundary.
@Role("Wireframe", as: .router) final class DeciderWireframe {
  func open() {}
}

/// An alias with the name of a boundary, for a composition of two protocols.
typealias DeciderProtocol = AnyObject & DeciderInput

/// Returns an object of a container; a property with this initial value needs no written type.
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
