import TraceRecording

// Protocols with parents, for values, and with requirements under conditions.

/// A protocol that a struct may conform to: its properties are set in the stand-in's own copy.
@Proxied protocol ValuedProtocol {
  var number: Int { get set }
  var other: Int { get nonmutating set }
  nonmutating func read(_: Int) -> Int
  consuming func finish() -> Int
  borrowing func look() -> Int
}

@Role("Valued", as: .interactor) final class Valued: ValuedProtocol {
  var number = 1
  var other = 2

  func read(_ number: Int) -> Int { number + self.number }
  func finish() -> Int { other }
  func look() -> Int { number }
}

@Proxied protocol TogetherInput: AnyObject & Sendable { func go(_: Int) -> Int }
@Proxied protocol ChildInput where Self: TogetherInput { var limit: Int { get set } }

@Proxied protocol ConditionalInput: ChildInput {
  #if os(Windows)
  func missing(_: Missing)
  #elseif TRACING_OFF
  func silent(_: Missing)
  #else
  func shown(_: Int) -> Int
  #endif
  typealias Row = Int
  func take(_: Row) -> Row
}

@Role("Conditional", as: .interactor)
final class Conditional: ConditionalInput, @unchecked Sendable {
  var limit = 3

  func go(_ number: Int) -> Int { number }
  func shown(_ number: Int) -> Int { number }
  func take(_ row: Row) -> Row { row }
}

@Proxied protocol `Type`: AnyObject { func go(_: Int) }
