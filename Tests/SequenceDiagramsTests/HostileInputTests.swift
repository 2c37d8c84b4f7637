import SeededRandom
import SequenceDiagrams
import Testing
import Traces

/// Malformed or malicious input.
@Suite struct HostileInputTests {
  @Test(arguments: ["ladder", "wide"])
  func `draws a label of a million bytes`(name: String) throws {
    let words = String(repeating: "word ", count: 100_000)
    let values = String(repeating: "Value(a: 1), ", count: 40_000)
    let lines = try draw("View -> Store  \(words)\nView -> Store  show(\(values)x)\n", name)
    #expect(lines.count < 100_000)
  }

  @Test(arguments: ["ladder", "wide"])
  func `draws ten thousand participants`(name: String) throws {
    let rows = (0..<10_000).map { "Role\($0) -> Role\($0 + 1)  go()\n" }
    let lines = try draw(rows.joined(), name)
    #expect(lines.contains { $0.contains("10000  Role9999") })
  }

  @Test(arguments: ["ladder", "wide"])
  func `draws ten thousand participants named before the first row`(name: String) throws {
    let names = (0..<10_000).map { "Role\($0)" }.joined(separator: " ")
    let lines = try draw("lanes \(names)\nRole1 -> Role9  go()\n", name)
    #expect(lines.last?.hasPrefix("  1  Role1") == true)
  }

  @Test(arguments: ["ladder", "wide"])
  func `draws thousands of levels of nesting`(name: String) throws {
    var trace: [Event] = []
    let count = Effort.count(100_000)
    for number in 1...count {
      let names = number % 2 == 0 ? ("View", "Store") : ("Store", "View")
      var event = Event(
        .call,
        number: number,
        from: Participant(named: names.0),
        to: Participant(named: names.1),
        Message(text: "go()")
      )
      event.cause = number > 1 ? number - 1 : nil
      trace.append(event)
    }
    let layout = try #require(DiagramLayout(named: name))
    var stream = DiagramStream(as: layout)
    for event in trace { stream.take(event) }
    stream.finish()
    let text = stream.drained
    #expect(text.faultyLines(width: 80) == [])
    #expect(text.contains("\n\(count)".prefix(7) + " "))
  }

  @Test(arguments: ["ladder", "wide"])
  func `draws two thousand levels of nesting from a text`(name: String) throws {
    let rows = (0..<2_000).map { String(repeating: " ", count: 2 * $0) + "View -> Store  go()\n" }
    let blanks = String(repeating: " ", count: 200_000)
    let lines = try draw(rows.joined() + blanks + "Store -> View  stop()\n", name)
    #expect(lines.contains { $0.hasPrefix("2001 ") })
  }

  @Test(arguments: ["ladder", "wide"])
  func `draws the readable lines of malformed bytes`(name: String) throws {
    let layout = try #require(DiagramLayout(named: name))
    var bytes = Array("View -> Store  go()\n".utf8)
    bytes += [0xFF, 0xFE, 0xC0, 0x80, 0x0A, 0x00, 0x1B, 0x5B, 0x32, 0x4A, 0x0A]
    bytes += Array(
      "View -> Store  \u{1B}[2J\u{7}\u{9B}31m\u{202E}back\n`\u{1B}c` -> Store  x\n".utf8
    )
    let text = try TraceBytes(bytes).drawn(as: layout)
    #expect(text.contains("go()"))
    #expect(text.faultyLines(width: 80) == [])
  }

  @Test(arguments: ["ladder", "wide", "auto"], ["", "\n", "\u{FEFF}", "lanes View Store\n", "{"])
  func `draws nothing for empty input`(name: String, text: String) throws {
    #expect(try draw(text, name) == [])
  }

  private func draw(_ text: String, _ name: String) throws -> [Substring] {
    let layout = try #require(DiagramLayout(named: name))
    let drawing = try TraceBytes(text).drawn(as: layout)
    #expect(drawing.faultyLines(width: 80) == [])
    return drawing.split(separator: "\n")
  }
}
