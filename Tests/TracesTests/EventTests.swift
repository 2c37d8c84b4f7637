import Testing
import Traces

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
