import Testing
import Traces

@Suite struct NotationWriterTests {
  @Test func `rows keep a cause that is long past`() throws {
    var rows = [event(1, cause: nil), event(2, cause: 1)]
    rows += (3...140_000).map { event($0, cause: 2) }
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
