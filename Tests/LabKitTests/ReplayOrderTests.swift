import Testing
import TranscriptKit

@testable import LabKit

struct ReplayOrderTests {
  @Test func `is the order of the names, or determined by a seed`() {
    #expect(ParallelReplay.order(of: 5, seed: nil, repetition: 1) == [0, 1, 2, 3, 4])
    let orders = [(1, 1), (1, 2), (2, 1)].map {
      ParallelReplay.order(of: 50, seed: $0.0, repetition: $0.1)
    }
    #expect(Set(orders).count == 3)
    for order in orders { #expect(order.sorted() == Array(0..<50)) }
    #expect(orders[0] == ParallelReplay.order(of: 50, seed: 1, repetition: 1))
  }

  @Test(arguments: [
    ("500ms", 500), ("2s", 2_000), ("0.5s", 500), ("1m", 60_000), ("3", 3_000), ("", nil),
    ("s", nil), ("-1s", nil), ("0", nil), ("soon", nil), ("1h", nil), ("nan", nil), ("inf", nil),
  ])
  func `reads a time limit`(text: String, milliseconds: Int?) {
    #expect(TimeLimit(argument: text)?.milliseconds == milliseconds)
  }

  @Test func `encoded pages are decoded unchanged, or refused when they are damaged`() {
    let pages = ["a\nb", "", "한", "3 4\n글"]
    #expect([String](encoded: pages.encoded) == pages)
    #expect([String](encoded: Array(pages.encoded.dropLast())) == nil)
    #expect([String](encoded: Array("9 9\nx".utf8)) == nil)
    #expect([String](encoded: Array("9\nx".utf8)) == nil)
    #expect([String](encoded: Array("x\n".utf8)) == nil)
  }
}

@Suite struct ConcurrentMapTests {
  private struct Refused: Error, Equatable {
    let index: Int
  }

  @Test func `gives the results in the order of the elements`() async throws {
    let results = try await Array(0..<500).concurrentMap { index, element in
      for _ in 0..<(element % 7) { await Task.yield() }
      return "\(index) \(element)"
    }
    #expect(results == (0..<500).map { "\($0) \($0)" })
    #expect(try await [Int]().concurrentMap { $1 }.isEmpty)
  }

  @Test func `throws the error of the first element that fails`() async {
    await #expect(throws: Refused(index: 3)) {
      try await Array(0..<50).concurrentMap { index, _ in
        if index == 3 { for _ in 0..<100 { await Task.yield() } }
        if index == 3 || index > 20 { throw Refused(index: index) }
      }
    }
  }
}
