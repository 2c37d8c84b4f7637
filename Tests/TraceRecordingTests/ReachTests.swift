import Testing
import TraceRecording
import Traces

/// Tests every kind of requirement of a protocol.
@Suite struct ReachTests {
  @Test func `passes each message on and records it`() {
    let conversation = Conversation()
    conversation.recorder.recording {
      let caller = Caller(callee: Callee())
      conversation.recorder.action("use", to: caller) { use(caller.callee) }
    }
    let rows = conversation.rows.filter { !$0.contains("gone") }.dropFirst()
    #expect(
      rows == [
        "2 in 1: Caller call Callee increase(1)",
        "3 in 1: Caller call Callee first(of: [7, 8])", "4 in 3: Callee return Caller 7",
        "5 in 1: Caller call Callee show(1)", "6 in 1: Caller call Callee show(\"one\")",
        "7 in 1: Caller call Callee show(text: \"two\")",
        "8 in 1: Caller call Callee mapped({closure})", "9 in 8: Callee return Caller [2, 3]",
        "10 in 1: Caller call Callee perform({closure})", "11 in 10: Callee call Caller work()",
        "12 in 11: Caller throw Callee .offline", "13 in 10: Callee throw Caller .offline",
        "14 in 1: Caller call Callee finish({closure})",
        "15 in 1: Caller call Callee finish({closure})",
        "16 in 15: Callee call Caller completion(true)", "17 in 1: Caller call Callee limit = 4",
        "18 in 1: Caller call Callee limit", "19 in 18: Callee return Caller 4",
        "20 in 1: Caller call Callee base()", "21 in 1: Caller call Callee own()",
        "22 in 1: Caller call Callee meet(Callee)",
        "23 in 1: Caller call Callee perhaps({closure})",
      ]
    )
  }

  private func use(_ callee: any CalleeProtocol) {
    var number = 1
    callee.increase(&number)
    #expect(number == 2)
    #expect(callee.first(of: [7, 8]) == 7)
    callee.show(1)
    callee.show("one")
    callee.show(text: "two")
    #expect(callee.mapped { $0 + 1 } == [2, 3])
    #expect(throws: FeedError.self) {
      try callee.perform { () throws(FeedError) in throw .offline }
    }
    callee.finish(nil)
    callee.finish { _ in }
    callee.limit = 4
    #expect(callee.limit == 4)
    callee.base()
    callee.own()
    callee.meet(callee)
    #expect((callee as? any _StandIn)?.__anyBase is Callee)
    var isEvaluated = false
    func value() -> Int {
      isEvaluated = true
      return 1
    }
    callee.perhaps(value())
    #expect(!isEvaluated)
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
