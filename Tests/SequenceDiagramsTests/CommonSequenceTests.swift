import Sequences
import TestSupport
import Testing

@testable import SequenceDiagrams

@Suite struct CommonSequenceTests {
  @Test func `finds as many pairs as possible, and shifting loses none`() {
    var random = SplitMix64(seed: 3)
    for round in 0..<600 {
      let old = list(&random, below: round.isMultiple(of: 2) ? 4 : 2)
      let new = list(&random, below: round.isMultiple(of: 2) ? 4 : 3)
      let pairs = CommonSequence(old, new).pairs
      expectValid(pairs, old, new)
      #expect(pairs.count == longest(old, new))
      let shifted = ShiftedPairs(pairs, along: old).pairs
      expectValid(shifted, old, new)
      #expect(shifted.count == pairs.count)
    }
  }

  @Test func `finds pairs in lists that differ everywhere`() {
    let old = (0..<2000).map { $0 * 7919 % 2003 }
    let new = (0..<2000).map { $0 * 6007 % 2003 }
    let pairs = CommonSequence(old, new).pairs
    expectValid(pairs, old, new)
    #expect(!pairs.isEmpty)
  }

  @Test func `shifts unpaired elements to new elements`() {
    let old = [1, 1, 1, 1]
    let new = [1, 2, 1, 1]
    let pairs = ShiftedPairs(CommonSequence(old, new).pairs, along: old).pairs
    #expect(pairs.map(\.old) == [0, 2, 3])
    #expect(pairs.map(\.new) == [0, 2, 3])
  }

  private func list(_ random: inout SplitMix64, below limit: Int) -> [Int] {
    (0..<Int.random(in: 0...20, using: &random)).map { _ in
      Int.random(in: 0..<limit, using: &random)
    }
  }

  private func expectValid(_ pairs: [CommonSequence.Pair], _ old: [Int], _ new: [Int]) {
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
  }

  /// Returns the length of the longest common subsequence, by dynamic programming over all prefixes.
  private func longest(_ old: [Int], _ new: [Int]) -> Int {
    var lengths = Array(repeating: 0, count: new.count + 1)
    for first in old {
      var corner = 0
      for (index, second) in new.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = first == second ? corner + 1 : max(above, lengths[index])
        corner = above
      }
    }
    return lengths[new.count]
  }
}
