import Testing

@testable import LabKit

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
  }

  @Test func `throws the error of the first element that fails`() async {
    await #expect(throws: Refused(index: 3)) {
      try await Array(0..<50).concurrentMap { index, _ in
        if index == 3 { for _ in 0..<100 { await Task.yield() } }
        if index == 3 || index > 20 { throw Refused(index: index) }
      }
    }
  }

  @Test func `returns no results for no elements`() async throws {
    #expect(try await [Int]().concurrentMap { $1 }.isEmpty)
  }
}
