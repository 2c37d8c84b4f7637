import SeededRandom
import TerminalText
import Testing

@testable import Lab

/// Scripts of commands, parts of commands and garbage.
@Suite struct ScriptFuzzTests {
  private static let words =
    Command.all.map(\.name).filter { !["quit", "compare", "metrics"].contains($0) } + [
      "products", "todos", "articles", "viper", "mvc", "alone=presenter", "#1", "#3", "#99", "-1",
      "end",
      "lost", "on", "off", "->", "View", "presenter", "after", "if", "nil-link", "?", "7", "0",
      "open",
      "300ms", "at=1", "didFetchProducts([1])", "[1, 2]", "throws", "\"", "'", "\\", ";", "#", "한글",
      "e\u{301}", "👨‍👩‍👧", "\u{1B}[31m", "\0", "\u{7}", "\u{202E}", "=", "(", ")", "..", "trace", "a",
      "18446744073709551616", "-9223372036854775808",
    ]

  @Test(arguments: 0..<(Effort.isFull ? 200 : 8)) func `are answered whatever they hold`(
    _ seed: Int
  ) async {
    var random = SplitMix64(seed: UInt64(seed))
    let session = Session()
    session.isAttended = seed.isMultiple(of: 2)
    _ = await session.answer("load \(["products", "todos", "articles"][seed % 3]); open")
    for _ in 0..<20 {
      let line = ScriptFuzzTests.line(&random)
      let answer = await session.answer(line)
      let title = Comment(rawValue: line.debugDescription)
      #expect(answer.text.isEmpty || answer.text.plain.hasSuffix("\n"), title)
      #expect((answer.status == .done) == (answer.refusal == nil), title)
      #expect(!answer.text.plain.unicodeScalars.contains(where: isRaw), title)
      #expect(session.prompt.hasPrefix("viper"), title)
    }
    _ = await session.answer("leave")
    #expect(await session.answer("load products; open").status == .done)
  }

  private static func line(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...6, using: &random)
    let line = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
    return line.joined(separator: Int.random(in: 0..<8, using: &random) == 0 ? "" : " ")
  }

  /// Whether a terminal would interpret a character instead of drawing it.
  private func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 && scalar != "\n" || scalar == "\u{202E}" || scalar == "\u{7F}"
  }
}
