import TestSupport
import Testing
import Traces

@Suite struct LateNotationTests {
  @Test(arguments: ["io", "my queue", "", "a[b]", "]", "on io", "com.app.io", "`", "x  (y", nil])
  func `keep the name of any executor, and a label that ends like one`(_ name: String?) throws {
    let label = name == nil ? "tap [on io]" : "show()"
    let (store, view) = (Participant(.store), Participant(.view))
    var event = Event(.asyncCall, number: 1, from: store, to: view, Message(label))
    event.delivery = name
    let read = try Trace(notation: Trace(events: [event]).notation).rows
    #expect(read.map(\.delivery) == [name])
    #expect(read.map { $0.message?.text } == [label])
  }

  @Test func `are delivered where they were sent in older traces`() throws {
    let lines = """
      {"viperlab":1,"lanes":[{"role":"Store"},{"role":"Interactor"}]}
      {"kind":"async","number":1,"from":"Store","to":"Interactor","executor":"io"}

      """
    let event = try #require(Trace(jsonLines: lines).rows.first)
    #expect(event.deliveredOn == "io")
    #expect(!event.isLate)
  }
}

@Suite struct NotationWriterTests {
  @Test func `rows keep a cause that is long past`() throws {
    var rows = [event(1, cause: nil), event(2, cause: 1)]
    rows += (3...Effort.count(140_000)).map { event($0, cause: 2) }
    let text = Trace(events: rows).notation
    #expect(!text.contains("^"))
    #expect(try Trace(notation: text).events.last?.cause == 2)
  }

  @Test func `a cause that is long past is written as a number`() throws {
    var rows = [event(1, cause: nil), event(2, cause: 1)]
    rows += (3...140_000).map { event($0, cause: nil) } + [event(140_001, cause: 2)]
    let text = Trace(events: rows).notation
    #expect(text.hasSuffix("A -> B                      f() ^2\n"))
    #expect(try Trace(notation: text).events.map(\.cause) == rows.map(\.cause))
  }

  @Test func `rows with gaps between their numbers keep their causes`() throws {
    let rows = (1...1_000).map { event($0 * 3, cause: $0 > 5 ? ($0 - 5) * 3 : nil) }
    let read = try Trace(notation: Trace(events: rows).notation).events
    #expect(read.map(\.cause) == (1...1_000).map { $0 > 5 ? $0 - 5 : nil })
  }

  @Test func `an omitted cause is nil`() throws {
    let rows = [event(1, cause: nil), event(3, cause: 2), event(4, cause: 3)]
    let read = try Trace(notation: Trace(events: rows).notation).events
    #expect(read.map(\.cause) == [nil, nil, 2])
  }

  private func event(_ number: Int, cause: Int?) -> Event {
    let (sender, receiver) = (Participant(named: "A"), Participant(named: "B"))
    var event = Event(.call, number: number, from: sender, to: receiver, Message("f()"))
    event.cause = cause
    return event
  }
}
