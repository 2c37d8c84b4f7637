import SeededRandom
import Sequences
import TerminalText
import Testing
import Traces

@testable import SequenceDiagrams

@Suite struct TraceDifferencePropertyTests {
  @Test func `shows every row of both traces once`() {
    for (before, after) in pairs() {
      let difference = TraceDifference(from: before, to: after)
      let covered = difference.entries().flatMap(\.indices)
      #expect(covered == Array(difference.rows.indices))
      let now = difference.rows.filter { !$0.isBefore }
      #expect(now.map(\.event) == after.rows)
      let then = difference.rows.compactMap { $0.isBefore ? $0.event : $0.was }
      #expect(then.count == before.rows.count)
      #expect(Set(then) == Set(before.rows))
    }
  }

  @Test func `has a sentence for every mark`() {
    for (before, after) in pairs() {
      let difference = TraceDifference(from: before, to: after)
      let changes = difference.changes
      for mark in DifferenceRow.Mark.allCases where mark != .same && mark != .surplus {
        let told = changes.filter { $0.mark == mark }.reduce(0) { $0 + $1.rowCount }
        #expect(told == difference.rows.count { $0.mark == mark })
      }
      let lines = difference.sentences().lines.map(\.plain)
      let told = lines.filter { line in line.dropFirst().hasPrefix(" #") && line.first != " " }
      #expect(told.count == changes.count)
    }
  }

  @Test func `marks only equal rows as the same`() {
    for (before, after) in pairs() {
      for row in TraceDifference(from: before, to: after).rows where row.mark != .changed {
        guard let was = row.was else { continue }
        #expect(was.kind == row.event.kind && was.sender?.name == row.event.sender?.name)
        #expect(was.loss == row.event.loss && Sentence(was) == Sentence(row.event))
      }
    }
  }

  @Test func `is empty exactly where nothing is marked`() {
    for (before, after) in pairs() {
      let difference = TraceDifference(from: before, to: after)
      #expect(difference.isEmpty == difference.changes.isEmpty)
      let isSame = difference.rows.allSatisfy { $0.mark == .same }
      #expect(difference.isEmpty == isSame)
      #expect(difference.isEmpty == TraceDifference(from: after, to: before).isEmpty)
    }
  }

  @Test func `the reversed comparison mirrors the difference`() {
    for (before, after) in pairs() {
      let (there, back) = (marks(before, after), marks(after, before))
      #expect(there[.added] == back[.removed] && there[.removed] == back[.added])
      #expect(there[.changed] == back[.changed] && there[.moved] == back[.moved])
      #expect(there[.repeated] == back[.repeated] && there[.surplus] == back[.surplus])
    }
  }

  @Test func `finds nothing between traces that differ in time, order, queues and numbers`() {
    for trace in traces() {
      var other = trace
      for index in other.events.indices {
        other.events[index].time = index
        other.events[index].order = 1000 - index
        other.events[index].executor = "io"
        other.events[index].number = other.events[index].number.map { $0 + 7 }
        other.events[index].cause = other.events[index].cause.map { $0 + 7 }
        other.events[index].location = CodeLocation(file: "a.swift", line: index)
      }
      for same in [trace, other] {
        let difference = TraceDifference(from: trace, to: same)
        #expect(difference.isEmpty && difference.changes == [])
      }
    }
  }

  private func marks(_ before: Trace, _ after: Trace) -> [DifferenceRow.Mark: Int] {
    TraceDifference(from: before, to: after).rows.reduce(into: [:]) { $0[$1.mark, default: 0] += 1 }
  }

  private func traces() -> [Trace] {
    var random = RandomTrace(seed: 11)
    return (0..<80).map { _ in random.next(isASCII: false) }
  }

  private func pairs() -> [(Trace, Trace)] {
    var random = RandomConversation(seed: 5)
    return (0..<200).map { _ in random.nextPair() }
      + zip(traces(), traces().dropFirst()).map { ($0, $1) }
  }
}

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
