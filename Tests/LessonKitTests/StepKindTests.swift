import Testing
import Traces

@testable import LessonKit

struct StepKindTests {
  @Test func `shows the choices in an order that follows from the seed`() throws {
    let lesson = try StepPage.lesson(StepPage.quiz() + "\n- `three`: no: It is not.")
    let orders = (1...20).map { LessonAttempt(lesson, seed: $0).choices.map(\.text) }
    #expect(Set(orders).count > 3)
    for seed in 1...20 {
      var run = LessonAttempt(lesson, seed: seed)
      #expect(run.answer(run.proposedLines[0])?.lines.first == .praise("Yes. So it is."))
    }
    #expect(LessonAttempt(lesson).choices.map(\.text) == ["one", "two", "three"])
  }

  @Test(arguments: ["2..3", "2..4", "2..6", "2..7"])
  func `never shows rows in their order`(_ rows: String) throws {
    let lesson = try StepPage.lesson("<!-- step sort id=s rows=\(rows) -->")
    for seed in 0..<200 {
      var run = LessonAttempt(lesson, seed: seed)
      run.begin(at: ProductsTrace.observed(ProductsTrace.open))
      let inOrder = run.rowsInOrder.enumerated().map { LessonLine.choice(number: $0 + 1, text: $1) }
      #expect(run.rowLines != inOrder)
      #expect(run.answer(run.proposedLines[0])?.lines.first == .praise("Yes, in this order."))
    }
  }

  @Test func `accepts rows with equal text in either order`() throws {
    let lesson = try StepPage.lesson("<!-- step sort id=s rows=1,2,3 -->")
    let lanes = ProductsTrace.lanes
    var events = [lanes[1], lanes[2], lanes[1]].enumerated().map { index, sender in
      Event(.call, number: index + 1, from: sender, to: lanes[3], Message("load()"))
    }
    events.append(Event(.call, number: 4, from: lanes[2], to: lanes[3], Message("end()")))
    for seed in 0..<50 {
      var run = LessonAttempt(lesson, seed: seed)
      run.begin(at: Observation(trace: Trace(lanes: lanes, events: events)))
      let right = run.rowsInOrder
      let shown = run.rowLines.map { line -> String in
        if case .choice(_, let text) = line { text } else { "" }
      }
      #expect(shown != right)
      let twins = shown.indices.filter { shown[$0] == right[0] }.map { $0 + 1 }
      let other = try #require((1...3).first { !twins.contains($0) })
      for answer in ["\(twins[0]) \(other) \(twins[1])", "\(twins[1]) \(other) \(twins[0])"] {
        var trial = run
        #expect(trial.answer(answer)?.lines.first == .praise("Yes, in this order."))
      }
    }
  }

  @Test func `never shows items sorted by their groups`() throws {
    for count in 2...7 {
      let items = (0..<count).map { "- `i\($0)`: \($0 * 2 < count ? "one" : "two"): So." }
      let lesson = try StepPage.lesson(
        (["<!-- step sort id=s into=\"one,two\" -->"] + items).joined(separator: "\n")
      )
      for seed in 0..<100 {
        let numbers = LessonAttempt(lesson, seed: seed).proposedLines[0].split(separator: " ")
        #expect(numbers != numbers.sorted())
      }
    }
  }

  @Test func `shows items in an order by seed`() throws {
    let lesson = try StepPage.lesson(
      """
      <!-- step sort id=s into="one,two" -->
      - `a`: one: So.
      - `b`: two: So.
      - `c`: one: So.
      - `d`: two: So.
      """
    )
    let orders = (0...20).map { LessonAttempt(lesson, seed: $0).presentation() }
    #expect(Set(orders).count > 5)
    for seed in 0...20 {
      var (right, wrong) = (LessonAttempt(lesson, seed: seed), LessonAttempt(lesson, seed: seed))
      _ = right.answer(right.proposedLines[0])
      _ = wrong.answer(wrong.wrongLines[0])
      #expect(right.isFinished)
      #expect(!wrong.isFinished)
    }
  }
}
