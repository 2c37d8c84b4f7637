import PrintableText
import Testing
import Traces

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

  @Test func `never stands in the notation, and is read again`() throws {
    let trace = Self.trace
    #expect(unprintable(trace.notation) == [])
    let read = try Trace(notation: trace.notation)
    #expect(read.rows.map(\.message) == trace.rows.map(\.message))
  }

  @Test func `never stands in JSON Lines, and is read again`() throws {
    let trace = Self.trace
    #expect(unprintable(trace.jsonLines) == [])
    let read = try Trace(jsonLines: trace.jsonLines)
    #expect(read == trace)
  }

  @Test func `is read unescaped from older files`() throws {
    let trace = try Trace(notation: "User -> View a\u{200E}b")
    #expect(trace.rows.first?.message == Message("a\u{200E}b"))
  }
}
