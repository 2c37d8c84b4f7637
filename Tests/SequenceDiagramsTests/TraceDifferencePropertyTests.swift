import TerminalText
import TestSupport
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
        #expect(was.loss == row.event.loss && was.sentence == row.event.sentence)
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

  @Test func `a drawing marks rows at the edge, with their numbers`() {
    for (before, after) in talks() {
      let difference = TraceDifference(from: before, to: after)
      let drawing = difference.ladder(DiagramOptions(width: 400, repeatsHeader: false)).plain
      let told: [String] = drawing.split(separator: "\n").compactMap { line in
        guard let number = Int(line.dropFirst(2).prefix(3).drop { $0 == " " }) else { return nil }
        return line.prefix(1) + "\(number)"
      }
      let shown: [String] = difference.entries().compactMap { entry in
        guard case .row(let index) = entry else { return nil }
        let row = difference.rows[index]
        return "\(row.mark.sign)\(row.event.number ?? 0)"
      }
      #expect(told == shown)
    }
  }

  @Test func `no drawing overruns its width`() {
    for (index, (before, after)) in pairs().enumerated() {
      let width = [36, 40, 60, 120][index % 4]
      let text = TraceDifference(from: before, to: after).ladder(DiagramOptions(width: width))
      #expect(text.plain.faultyLines(width: width) == [])
    }
  }

  @Test func `control characters in the names of traces are escapes`() {
    let difference = TraceDifference(from: Trace(), to: Trace())
    let text = difference.sentences(before: "\u{1B}", after: "\n").plain
    #expect(text == #"Neither \u{1B} nor \n holds a row."# + "\n")
  }

  @Test func `finds the one repetition that differs`() throws {
    func trace(_ values: [Int]) -> String {
      values.map { "A -> B tick()\n  B -> C tock(\($0))\n" }.joined()
    }
    let before = Array(repeating: 1, count: 400)
    var after = before
    after[150] = 2
    after[151] = 3
    let sentences = try TraceDifference(trace(before), trace(after)).sentences().lines.map(\.plain)
    #expect(
      sentences.dropLast() == [
        "2 changed.", "~ #302 B calls C.tock(2); was tock(1)",
        "~ #304 B calls C.tock(3); was tock(1)",
      ]
    )
  }

  @Test func `compares thousands of levels`() {
    let count = Effort.count(100_000)
    func trace(_ changed: Int) -> Trace {
      var story = Story()
      for level in 0..<count {
        let name = level == changed ? "g()" : "f()"
        story.row(.call, "A", "B", .plain(name), in: level == 0 ? nil : level)
      }
      return story.trace
    }
    let difference = TraceDifference(from: trace(-1), to: trace(count / 2))
    #expect(difference.summary == "1 added, 1 removed, 1 moved.")
    #expect(difference.ladder().plain.contains("~") == false)
    #expect(difference.ladder().lines.count < 20)
  }

  private func marks(_ before: Trace, _ after: Trace) -> [DifferenceRow.Mark: Int] {
    TraceDifference(from: before, to: after).rows.reduce(into: [:]) { $0[$1.mark, default: 0] += 1 }
  }

  private func traces() -> [Trace] {
    var random = RandomTrace(seed: 11)
    return (0..<80).map { _ in random.next(isASCII: false) }
  }

  private func talks() -> [(Trace, Trace)] {
    var random = RandomConversation(seed: 5)
    return (0..<200).map { _ in random.nextPair() }
  }

  private func pairs() -> [(Trace, Trace)] {
    talks() + zip(traces(), traces().dropFirst()).map { ($0, $1) }
  }
}
