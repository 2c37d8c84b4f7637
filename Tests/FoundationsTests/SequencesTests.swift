import SeededRandom
import Sequences
import Testing

@Suite struct SequencesTests {
  @Test func `finds where a condition begins to hold`() {
    #expect([1, 3, 5].partitionPoint { $0 >= 3 } == 1)
    #expect([1, 3, 5].partitionPoint { $0 > 9 } == 3)
    #expect([1, 3, 5][1...].partitionPoint { $0 > 0 } == 1)
    #expect([Int]().partitionPoint { _ in true } == 0)
  }

  @Test func `finds an element by its key`() {
    let pairs = [(1, "a"), (4, "b"), (9, "c")]
    #expect(pairs.firstIndex(of: 4) { $0.0 } == 1)
    #expect(pairs.firstIndex(of: 5) { $0.0 } == nil)
    #expect(pairs.firstIndex(of: 10) { $0.0 } == nil)
  }

  @Test(arguments: 0..<50) func `finds a longest increasing subsequence`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<12).map { _ in Int.random(in: 0...15, using: &random) }
    let found = numbers.longestIncreasingSubsequence { $0 }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    var rest = numbers[...]
    for number in found {
      guard let index = rest.firstIndex(of: number) else {
        Issue.record("\(found) is not in \(numbers)")
        return
      }
      rest = rest[(index + 1)...]
    }
    #expect(found.count == longest(in: numbers))
  }

  @Test func `finds the runs of neighbours with the same key`() {
    #expect(
      ["a", "ab", "b", "c"].runs { $0.first }.map(Array.init) == [["a", "ab"], ["b"], ["c"]]
    )
    #expect([Int]().runs { $0 }.isEmpty)
  }

  /// Returns the length by quadratic search over all pairs of elements.
  private func longest(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = lengths.indices.filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
      #expect(lengths.count == index + 1)
    }
    return lengths.max() ?? 0
  }
}
