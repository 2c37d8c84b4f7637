import TraceRecording

// A protocol whose requirements are named by words of Swift, by names that a stand-in uses, or not at all.

@Proxied protocol WordyProtocol: AnyObject {
  var `where`: Int { get }
  var `for`: Int { get set }
  func show(_: Int) -> String
  func show(_: String) -> String
  func show(_ _: Int, at _: Int) -> String
  func open(in: Int, for: String) -> String
  func keep(self: Int, Self: Int, init: Int, is: Int, as: Int) -> Int
  // swift-format-ignore
  func pick(default: Int, `inout`: Int, `var`: Int, `let`: Int) -> Int
  func speak(class: Int, func: Int, return: Int, throws: Int, nil: Int, true: Int) -> Int
  func think(any: Int, some: Int, await: Int, async: Int, try: Int, each: Int, Any: Int) -> Int
  func add(_ in: inout Int, while: Int)
  func mark(_ClosureMark: Int, _unwrap: Int, newValue: Int, link: Int, base: Int) -> Int
  func wrap(_ p0: @escaping (Int) -> Void, p1: Int, __back: Int, __link: Int, __way: Int)
  func join(for body: (Int) -> Int, in other: (Int) -> Int) -> Int
  func each(_: (_ in: Int) -> Int) -> Int
  func `default`() -> Int
  func `init`() -> Int
  func `self`() -> Int
  func `in`(for: Int) -> Int
  func callAsFunction(_: Int) -> Int
}

extension WordyProtocol {
  /// Opens for everybody.
  func open(in number: Int) -> String { open(in: number, for: "all") }
}

@Role("Wordy", as: .interactor) final class Wordy: WordyProtocol {
  var `where`: Int { 1 }
  var `for` = 2

  func show(_ number: Int) -> String { "show \(number)" }
  func show(_ word: String) -> String { "show \(word)" }
  func show(_ one: Int, at two: Int) -> String { "show \(one) at \(two)" }
  func open(in number: Int, for word: String) -> String { "open \(number) for \(word)" }

  func keep(self one: Int, Self two: Int, init three: Int, is four: Int, as five: Int) -> Int {
    sum(one, two, three, four, five)
  }

  // swift-format-ignore
  func pick(default one: Int, `inout` two: Int, `var` three: Int, `let` four: Int) -> Int {
    sum(one, two, three, four)
  }

  func speak(class: Int, func: Int, return: Int, throws: Int, nil: Int, true: Int) -> Int {
    sum(`class`, `func`, `return`, `throws`, `nil`, `true`)
  }

  func think(any: Int, some: Int, await: Int, async: Int, try: Int, each: Int, Any: Int) -> Int {
    sum(any, some, `await`, async, `try`, each, `Any`)
  }

  func add(_ number: inout Int, while step: Int) { number += step }

  func mark(_ClosureMark: Int, _unwrap: Int, newValue: Int, link: Int, base: Int) -> Int {
    sum(_ClosureMark, _unwrap, newValue, link, base)
  }

  func wrap(_ p0: @escaping (Int) -> Void, p1: Int, __back: Int, __link: Int, __way: Int) {
    p0(sum(p1, __back, __link, __way))
  }

  func join(for body: (Int) -> Int, in other: (Int) -> Int) -> Int { body(1) * 10 + other(2) }
  func each(_ body: (_ in: Int) -> Int) -> Int { body(3) }
  func `default`() -> Int { 4 }
  func `init`() -> Int { 5 }
  func `self`() -> Int { 6 }
  func `in`(for number: Int) -> Int { number }
  func callAsFunction(_ number: Int) -> Int { number }

  /// Returns the digits side by side, so that a misplaced argument shows.
  private func sum(_ digits: Int...) -> Int { digits.reduce(0) { $0 * 10 + $1 } }
}

@Role("Speaker", as: .presenter) final class WordySpeaker {
  var wordy: any WordyProtocol = Wordy()
  var rich: any RichProtocol = Rich()
  var value: any ValuedProtocol = Valued()
  var conditional: any ConditionalInput = Conditional()
}

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
