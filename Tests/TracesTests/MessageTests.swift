import Testing
import Traces

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
