import Testing
import TraceRecording
import Traces

/// Tests every kind of requirement of a protocol.
@Suite struct ReachTests {
  private let conversation = Conversation()

  private func use(_ body: (Caller) throws -> Void) rethrows -> [String] {
    try conversation.recorder.recording {
      let caller = Caller(callee: Callee())
      try conversation.recorder.action("use", to: caller) { try body(caller) }
    }
    return conversation.rows.filter { !$0.contains("gone") }.dropFirst().map { String($0) }
  }

  @Test func `passes on an inout argument`() {
    let rows = use { caller in
      var number = 1
      caller.callee.increase(&number)
      #expect(number == 2)
    }
    #expect(rows == ["2 in 1: Caller call Callee increase(1)"])
  }

  @Test func `passes on generics and their results`() {
    let rows = use { #expect($0.callee.first(of: [7, 8]) == 7) }
    #expect(
      rows == ["2 in 1: Caller call Callee first(of: [7, 8])", "3 in 2: Callee return Caller 7"]
    )
  }

  @Test func `tells overloads apart`() {
    let rows = use {
      $0.callee.show(1)
      $0.callee.show("one")
      $0.callee.show(text: "two")
    }
    #expect(
      rows == [
        "2 in 1: Caller call Callee show(1)", "3 in 1: Caller call Callee show(\"one\")",
        "4 in 1: Caller call Callee show(text: \"two\")",
      ]
    )
  }

  @Test func `passes on rethrown errors`() {
    let rows = use { #expect($0.callee.mapped { $0 + 1 } == [2, 3]) }
    #expect(
      rows == [
        "2 in 1: Caller call Callee mapped({closure})", "3 in 2: Callee return Caller [2, 3]",
      ]
    )
    #expect(throws: FeedError.self) {
      _ = try use { _ = try $0.callee.mapped { _ in throw FeedError.offline } }
    }
  }

  @Test func `records a closure that throws`() {
    let rows = use { caller in
      #expect(throws: FeedError.self) {
        try caller.callee.perform { () throws(FeedError) in throw .offline }
      }
    }
    #expect(
      rows == [
        "2 in 1: Caller call Callee perform({closure})", "3 in 2: Callee call Caller work()",
        "4 in 3: Caller throw Callee .offline", "5 in 2: Callee throw Caller .offline",
      ]
    )
  }

  @Test func `wraps an optional closure, and leaves nil alone`() {
    let rows = use {
      $0.callee.finish(nil)
      $0.callee.finish { _ in }
    }
    #expect(
      rows == [
        "2 in 1: Caller call Callee finish({closure})",
        "3 in 1: Caller call Callee finish({closure})",
        "4 in 3: Callee call Caller completion(true)",
      ]
    )
  }

  @Test func `records a property that is set`() {
    let rows = use {
      $0.callee.limit = 4
      #expect($0.callee.limit == 4)
    }
    #expect(
      rows == [
        "2 in 1: Caller call Callee limit = 4", "3 in 1: Caller call Callee limit",
        "4 in 3: Callee return Caller 4",
      ]
    )
  }

  @Test func `passes on the requirements of a parent`() {
    let rows = use {
      $0.callee.base()
      $0.callee.own()
    }
    #expect(rows == ["2 in 1: Caller call Callee base()", "3 in 1: Caller call Callee own()"])
  }

  @Test func `passes the object, never its stand-in`() {
    let rows = use { caller in
      caller.callee.meet(caller.callee)
      #expect((caller.callee as? any _StandIn)?.__anyBase is Callee)
    }
    #expect(rows == ["2 in 1: Caller call Callee meet(Callee)"])
  }

  @Test func `evaluates an autoclosure only where it is used`() {
    let rows = use { caller in
      var isEvaluated = false
      func value() -> Int {
        isEvaluated = true
        return 1
      }
      caller.callee.perhaps(value())
      #expect(!isEvaluated)
    }
    #expect(rows == ["2 in 1: Caller call Callee perhaps({closure})"])
  }
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
