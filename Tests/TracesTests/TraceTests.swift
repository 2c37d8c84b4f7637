import Testing
import Traces

@Suite struct TraceTests {
  @Test(arguments: [
    ([1, 2, 3, 4], 3), ([5, 6, 7], 7), ([1, 4, 9, 16], 9), ([3, 1, 2], 1), ([2, 2, 3], 2),
    ([.min, .max], .max), ([.max, .min], .min), ([.min, 0, .max], 0), ([-1], -1),
  ])
  func `a row is found by its number, whatever the numbers are`(numbers: [Int], wanted: Int) {
    let trace = Trace(events: numbers.flatMap { [Event(.wired), call(number: $0)] })
    #expect(trace[row: wanted]?.number == wanted)
  }

  @Test(arguments: [0, 2, 5, Int.min, .max])
  func `finds nothing for the number of no row`(number: Int) {
    #expect(Trace(events: [1, 3, 4].map { call(number: $0) })[row: number] == nil)
    #expect(Trace(events: [4, 3, 1].map { call(number: $0) })[row: number] == nil)
    #expect(Trace()[row: number] == nil)
  }

  @Test func `of two rows with one number the first is found`() {
    let twins = ["first", "second"].map { Event(.note, number: 7, Message($0)) }
    #expect(Trace(events: twins)[row: 7]?.message?.name == "first")
    var trace = Trace()
    twins.forEach { trace.append($0) }
    #expect(trace[row: 7]?.message?.name == "first")
  }

  @Test func `finds rows after events were added, changed and removed`() {
    var trace = Trace()
    for number in 1...5 { trace.append(call(number: number)) }
    #expect(trace[row: 5]?.number == 5)
    trace.events[4].number = 8
    #expect(trace[row: 5] == nil)
    #expect(trace[row: 8]?.number == 8)
    trace.events.removeFirst()
    #expect(trace[row: 1] == nil)
    trace.append(call(number: 9))
    #expect(trace[row: 9]?.number == 9)
  }

  @Test func `traces that were made in different ways are equal`() {
    let events = (1...3).map { call(number: $0) }
    var trace = Trace()
    for event in events { trace.append(event) }
    trace.lanes = [view, presenter]
    #expect(trace == Trace(events: events))
    #expect(trace.hashValue == Trace(events: events).hashValue)
  }
}

// MARK: - Long traces

// At these sizes the suite would take hours if a look-up were linear in the number of events.
extension TraceTests {
  @Test func `every row of a long trace is found`() {
    let trace = Trace(events: (1...60_000).map { call(number: $0) } + silent(60_000))
    #expect((1...60_000).allSatisfy { trace[row: $0]?.number == $0 })
    let backwards = Trace(events: (1...60_000).reversed().map { call(number: $0) })
    #expect((1...60_000).allSatisfy { backwards[row: $0]?.number == $0 })
    #expect((1...60_000).allSatisfy { backwards[row: -$0] == nil })
  }

  @Test func `sixty thousand nested rows have as many causes`() {
    let trace = Trace(
      events: (1...60_000).map { call(number: $0, inside: $0 - 1) } + silent(60_000)
    )
    let causes = trace.causes(of: trace.events[59_999])
    #expect(causes.map(\.number) == (1...59_999).map { $0 })
  }

  @Test func `cyclic causes end`() {
    let trace = Trace(events: [call(number: 1, inside: 2), call(number: 2, inside: 1)])
    #expect(trace.causes(of: trace.events[0]).count == 2)
  }

  @Test func `thousands of participants get their lanes in order of appearance`() {
    let many = (1...20_000).map { Participant(.view, ordinal: $0) }
    let events = many.map { Event(.call, from: $0, to: many[0]) }
    let again = many.indices.map { Event(.call, from: Participant(.view, ordinal: $0 + 1)) }
    #expect(Trace(lanes: [presenter], events: events + again).lanes == [presenter] + many)
  }
}

private let view = Participant(.view)
private let presenter = Participant(.presenter)

private func call(number: Int, inside cause: Int? = nil) -> Event {
  var event = Event(.call, number: number, from: view, to: presenter)
  event.cause = cause == 0 ? nil : cause
  return event
}

private func silent(_ count: Int) -> [Event] { Array(repeating: Event(.return), count: count) }
