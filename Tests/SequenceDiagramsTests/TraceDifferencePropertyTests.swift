import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct TraceDifferencePropertyTests {
  @Test func `finds nothing between a trace and itself`() {
    for trace in traces() {
      #expect(TraceDifference(from: trace, to: trace).isEmpty)
      #expect(TraceDifference(from: trace, to: trace).changes == [])
    }
  }

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

  @Test func `ignores time, order, queues and numbers`() {
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
      #expect(TraceDifference(from: trace, to: other).isEmpty)
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
