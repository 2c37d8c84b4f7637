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

  // At these sizes the suite would take hours if a look-up were linear in the number of events.

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

@Suite struct EventTests {
  @Test func `an event is small, since a trace holds many`() {
    #expect(MemoryLayout<Event>.size <= 160)
    #expect(MemoryLayout<Participant?>.size == MemoryLayout<Int>.size)
  }

  @Test func `a removed detail leaves no difference`() {
    var event = Event(.lost)
    event.loss = .gone
    event.objects.append(.user)
    #expect(event != Event(.lost))
    event.loss = nil
    event.objects = []
    #expect(event == Event(.lost))
    #expect(event.hashValue == Event(.lost).hashValue)
  }

  @Test func `a copy keeps its details when the other changes`() {
    var event = Event(.created)
    event.objects = [.user]
    let copy = event
    event.objects.append(Participant(.view))
    event.text = "later"
    #expect(copy.objects == [.user])
    #expect(copy.text.isEmpty)
  }

  @Test func `participants made separately are equal and hash the same`() {
    let view = Participant(.view, type: "ListView", module: "Detail", ordinal: 2)
    let again = Participant(.view, type: "ListView", module: "Detail", ordinal: 2)
    #expect(view == again)
    #expect(view.hashValue == again.hashValue)
    #expect(view != Participant(.view, type: "OtherView", module: "Detail", ordinal: 2))
    #expect(view.name == "Detail.View:2")
    #expect(view.shortName == "View:2")
  }
}

@Suite struct MessageTests {
  @Test func `a text is parsed when its parts are read`() {
    let message = Message(text: "select(at: 0, [1, 2], \"a, b\")")
    #expect(message.text == "select(at: 0, [1, 2], \"a, b\")")
    #expect(message.name == "select(at:_:_:)")
    #expect(message.baseName == "select")
    #expect(message.arguments?.map(\.label) == ["at", nil, nil])
    #expect(message.arguments?.map(\.value.summary) == ["0", "[1, 2]", "\"a, b\""])
  }

  @Test(arguments: [
    ("f()", Message("f()", [])),
    ("f(_:)", Message("f(_:)")),
    ("tap 1", Message("tap 1")),
    ("f(at: 0)", Message("f(at:)", [Argument(label: "at", Value("0"))])),
    ("title = A", Message("title =", [Argument(Value("A"))])),
    ("f(0,  1", Message("f(0,  1")),
  ])
  func `a message made of a text equals one made of parts`(text: String, parts: Message) {
    let message = Message(text: text)
    #expect(message == parts)
    #expect(parts == message)
    #expect(message == Message(text: text))
    #expect(message.hashValue == parts.hashValue)
    #expect(parts.text == text)
  }

  @Test func `an unknown argument differs from no argument`() {
    #expect(Message(text: "f()") != Message("f()"))
    #expect(Message(text: "f(1)") != Message(text: "f(2)"))
  }
}
