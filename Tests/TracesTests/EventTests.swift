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
