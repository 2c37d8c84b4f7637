import PrintableText
import TestSupport
import Testing
import Traces

@Suite struct NotationPropertyTests {
  @Test(arguments: 0..<Effort.count(1500))
  func `what is written is read and written the same`(seed: Int) throws {
    var random = RandomTraces(seed: seed)
    let (orderly, any) = (random.orderlyTrace().notation, random.anyTrace().notation)
    #expect(try Array(Trace(notation: orderly).notation.utf8) == Array(orderly.utf8))
    let controls = orderly.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
    #expect(try Trace(notation: any).notation == any)
  }

  @Test(arguments: 0..<Effort.count(300))
  func `rows keep their numbers, causes and words`(seed: Int) throws {
    var random = RandomTraces(seed: seed)
    let rows = random.orderlyTrace().rows
    let read = try Trace(notation: Trace(events: rows).notation).rows
    #expect(read.map(\.number) == rows.map(\.number))
    #expect(read.map(\.cause) == rows.map(\.cause))
    #expect(read.map(\.time) == rows.map(\.time))
    #expect(read.map(\.executor) == rows.map(\.executor))
    #expect(read.map(\.notationLabel) == rows.map(\.notationLabel))
  }

  @Test func `thousands of lines are read and written`() throws {
    let count = Effort.count(25_000)
    let lines = (0..<count).map { number in
      """
      User -> View                tap \(number)
        View -> Presenter           select(at: \(number))
        `My Module` -> Store        load()
        Store --> View              [2 Row] ^\(number * 4 + 2)

      """
    }
    let text = lines.joined()
    let trace = try Trace(notation: text)
    #expect(trace.lastNumber == 4 * count)
    #expect(trace.notation(lanes: false) == text)
  }

  @Test func `thousands of levels are written in linear length and read back`() throws {
    let view = Participant(.view)
    let events = (1...Effort.count(100_000)).map { number in
      var event = Event(.call, number: number, from: view, to: view, Message("f()"))
      event.cause = number == 1 ? nil : number - 1
      return event
    }
    let text = Trace(events: events).notation
    #expect(text.utf8.count < 300 * events.count)
    #expect(try Trace(notation: text).events.map(\.cause) == events.map(\.cause))
  }

  @Test func `two hundred thousand blanks are an error and no crash`() {
    let text = "A -> B f()\n" + String(repeating: " ", count: 200_000) + "A -> B f()"
    let problem = "indented by 100000 levels; at most 1 can follow the row above"
    #expect(throws: TraceReadingError(line: 2, column: 200_001, problem: problem)) {
      try Trace(notation: text)
    }
  }
}

extension Event {
  /// The label as far as the notation preserves it.
  fileprivate var notationLabel: [UInt8] {
    if kind == .created || kind == .gone { return [] }
    if isAnswer, value?.summary == "()" { return [] }
    return Array(
      (kind == .lost && candidates.count == 1 ? message?.text ?? candidates[0] : label).utf8
    )
  }
}

/// Unprintable characters must never be written to a file unescaped.
struct UnprintableTests {
  private static let scalars = (Array(0...UInt32(0x20000)) + Array(0xE0000...0xE0200))
    .compactMap(Unicode.Scalar.init).filter(\.isUnprintable)

  private static var trace: Trace {
    let (user, view) = (Participant(named: "User"), Participant(named: "View"))
    let events = scalars.enumerated().map { index, scalar in
      let message = Message(text: "a\(scalar)b \"\(scalar)\"")
      return Event(.action, number: index + 1, from: user, to: view, message)
    }
    return Trace(lanes: [user, view], events: events)
  }

  private func unprintable(_ text: String) -> [String] {
    text.unicodeScalars.filter { $0.isUnprintable && $0 != "\n" }.map(\.escape)
  }

  @Test func `never stands in the notation or JSON Lines, and is read again`() throws {
    let trace = Self.trace
    #expect(unprintable(trace.notation + trace.jsonLines) == [])
    let read = try Trace(notation: trace.notation)
    #expect(read.rows.map(\.message) == trace.rows.map(\.message))
    #expect(try Trace(jsonLines: trace.jsonLines) == trace)
  }

  @Test func `is read unescaped from older files`() throws {
    let trace = try Trace(notation: "User -> View a\u{200E}b")
    #expect(trace.rows.first?.message == Message("a\u{200E}b"))
  }
}
