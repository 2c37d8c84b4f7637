import Platform
import TerminalTesting
import TestSupport
import Testing

@testable import LineEditing

struct BatchReaderTests {
  private func lines(
    _ bytes: [UInt8],
    limit: Int = 64 << 20,
    hasLongLine: Bool = false
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    folder.write(bytes, to: "input")
    let descriptor = open(folder.path(of: "input"), O_RDONLY)
    defer { close(descriptor) }
    let reader = BatchReader(descriptor: descriptor, maximumLineSize: limit)
    var lines: [String] = []
    while case .line(let line) = reader.readLine("> ") { lines.append(line) }
    #expect(reader.readLine("> ") == .endOfInput)
    #expect(reader.hasLongLine == hasLongLine)
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]), ("한국어\n👨‍👩‍👧", ["한국어", "👨‍👩‍👧"]), ("\u{FEFF}open\n", ["open"]), ("\n", [""]),
  ])
  func `reads lines`(text: String, expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test func `repairs invalid UTF-8`() throws {
    #expect(try lines([0x61, 0xFF, 0x0A, 0xED, 0x95]) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `reads lines longer than it reads at once`() throws {
    let long = String(repeating: "한", count: 100_000)
    #expect(try lines(Array("\(long)\n\(long)\r\n".utf8)) == [long, long])
  }

  @Test func `ends at a line that is too long`() throws {
    let text = "open\n\(String(repeating: "x", count: 200_000))\nback\n"
    #expect(try lines(Array(text.utf8), limit: 100_000, hasLongLine: true) == ["open"])
  }

  @Test func `reads the same lines as splitting gives`() throws {
    var generator = SplitMix64(seed: 3)
    let pieces = ["a", "\n", "한", "\\", " "]
    for _ in 0..<100 {
      let count = Int.random(in: 0..<30, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if expected.last == "" { expected.removeLast() }
      #expect(try lines(Array(text.utf8)) == expected)
    }
  }

  @Test func `writes the prompt only to the prompt output`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let reader = BatchReader(descriptor: -1, promptOutput: ends[1])
    #expect(reader.readLine("viper> ") == .endOfInput)
    close(ends[1])
    let echo = BatchReader(descriptor: ends[0])
    #expect(echo.readLine("") == .line("viper> "))
    close(ends[0])
  }
}
