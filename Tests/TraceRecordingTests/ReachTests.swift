import Testing
import TraceRecording
import Traces

/// Tests every kind of requirement of a protocol.
@Suite struct ReachTests {
  /// Messages to an object, and their rows after that of the action.
  struct Use: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rows: [String]
    let run: @Sendable (any CalleeProtocol) -> Void

    init(_ name: String, _ rows: String..., run: @escaping @Sendable (any CalleeProtocol) -> Void) {
      testDescription = name
      self.rows = rows
      self.run = run
    }
  }

  @Test(arguments: Use.all) func `passes a message on and records it`(_ use: Use) {
    let conversation = Conversation()
    conversation.recorder.recording {
      let caller = Caller(callee: Callee())
      conversation.recorder.action("use", to: caller) { use.run(caller.callee) }
    }
    let rows = conversation.rows.filter { !$0.contains("gone") }.dropFirst()
    #expect(Array(rows) == use.rows)
  }
}

extension ReachTests.Use {
  static let all = [
    Self("an inout argument", "2 in 1: Caller call Callee increase(1)") { callee in
      var number = 1
      callee.increase(&number)
      #expect(number == 2)
    },
    Self(
      "a generic method and its result",
      "2 in 1: Caller call Callee first(of: [7, 8])",
      "3 in 2: Callee return Caller 7"
    ) { #expect($0.first(of: [7, 8]) == 7) },
    Self(
      "overloads",
      "2 in 1: Caller call Callee show(1)",
      "3 in 1: Caller call Callee show(\"one\")",
      "4 in 1: Caller call Callee show(text: \"two\")"
    ) { callee in
      callee.show(1)
      callee.show("one")
      callee.show(text: "two")
    },
    Self(
      "a method that may rethrow",
      "2 in 1: Caller call Callee mapped({closure})",
      "3 in 2: Callee return Caller [2, 3]"
    ) { #expect($0.mapped { $0 + 1 } == [2, 3]) },
    Self(
      "a closure that throws",
      "2 in 1: Caller call Callee perform({closure})",
      "3 in 2: Callee call Caller work()",
      "4 in 3: Caller throw Callee .offline",
      "5 in 2: Callee throw Caller .offline"
    ) { callee in
      #expect(throws: FeedError.self) {
        try callee.perform { () throws(FeedError) in throw .offline }
      }
    },
    Self(
      "an optional closure, and nil",
      "2 in 1: Caller call Callee finish({closure})",
      "3 in 1: Caller call Callee finish({closure})",
      "4 in 3: Callee call Caller completion(true)"
    ) { callee in
      callee.finish(nil)
      callee.finish { _ in }
    },
    Self(
      "a property that is set",
      "2 in 1: Caller call Callee limit = 4",
      "3 in 1: Caller call Callee limit",
      "4 in 3: Callee return Caller 4"
    ) { callee in
      callee.limit = 4
      #expect(callee.limit == 4)
    },
    Self(
      "the requirements of a parent",
      "2 in 1: Caller call Callee base()",
      "3 in 1: Caller call Callee own()"
    ) { callee in
      callee.base()
      callee.own()
    },
    Self("the object, never its stand-in", "2 in 1: Caller call Callee meet(Callee)") { callee in
      callee.meet(callee)
      #expect((callee as? any _StandIn)?.__anyBase is Callee)
    },
    Self(
      "an autoclosure that is not used",
      "2 in 1: Caller call Callee perhaps({closure})"
    ) { callee in
      var isEvaluated = false
      func value() -> Int {
        isEvaluated = true
        return 1
      }
      callee.perhaps(value())
      #expect(!isEvaluated)
    },
  ]
}

@Proxied protocol CalleeBase: AnyObject {
  func base()
}

@Proxied protocol CalleeProtocol: CalleeBase {
  var limit: Int { get set }
  func own()
  func increase(_ number: inout Int)
  func first<Element>(of list: [Element]) -> Element? where Element: Equatable
  func show(_ number: Int)
  func show(_ text: String)
  func show(text: String)
  func mapped(_ transform: (Int) throws -> Int) rethrows -> [Int]
  func perform(_ work: () throws(FeedError) -> Void) throws(FeedError)
  func finish(_ completion: ((Bool) -> Void)?)
  func meet(_ other: any CalleeProtocol)
  func perhaps(_ value: @autoclosure () -> Int)
}

@Role("Callee", as: .interactor) final class Callee: CalleeProtocol {
  var limit = 0

  func base() {}
  func own() {}
  func increase(_ number: inout Int) { number += 1 }
  func first<Element>(of list: [Element]) -> Element? where Element: Equatable { list.first }
  func show(_ number: Int) {}
  func show(_ text: String) {}
  func show(text: String) {}
  func mapped(_ transform: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map(transform) }
  func perform(_ work: () throws(FeedError) -> Void) throws(FeedError) { try work() }
  func finish(_ completion: ((Bool) -> Void)?) { completion?(true) }
  func meet(_ other: any CalleeProtocol) { #expect(other is Callee) }
  func perhaps(_ value: @autoclosure () -> Int) {}
}

@Role("Caller", as: .presenter) final class Caller {
  private(set) var callee: any CalleeProtocol

  init(callee: any CalleeProtocol) { self.callee = callee }
}
