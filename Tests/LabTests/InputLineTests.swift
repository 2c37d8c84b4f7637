import Testing

@testable import Lab

@Suite struct InputLineTests {
  static let lines: [(String, [[String]])] = [
    ("", []),
    ("   ", []),
    ("open", [["open"]]),
    ("  load   products\tviper ", [["load", "products", "viper"]]),
    ("load products; open;;tap 1 ;", [["load", "products"], ["open"], ["tap", "1"]]),
    ("tap \"iPhone 16 Pro\"", [["tap", "iPhone 16 Pro"]]),
    ("tap 'a; b'", [["tap", "a; b"]]),
    ("tap a\\ b", [["tap", "a b"]]),
    ("tap \"say \\\"hi\\\"\"", [["tap", "say \"hi\""]]),
    ("press \"\"", [["press", ""]]),
    ("show #3", [["show", "#3"]]),
    ("# a comment", []),
    ("#!/usr/bin/env viperlab", []),
    ("open # then look", [["open"]]),
    ("open #", [["open"]]),
    ("tap a#b", [["tap", "a#b"]]),
    ("tap 한국어 🙂", [["tap", "한국어", "🙂"]]),
    ("tap\\", [["tap"]]),
  ]

  @Test(arguments: lines) func `takes a line apart`(line: String, commands: [[String]]) throws {
    #expect(try InputLine(line).commands == commands)
  }

  @Test func `says which quote has no partner, and where`() {
    #expect(throws: InputLine.UnclosedQuote(mark: "\"", column: 5)) { try InputLine("tap \"a") }
    #expect(throws: InputLine.UnclosedQuote(mark: "'", column: 1)) { try InputLine("'") }
  }

  /// A piece repeated 300,000 times, the number of commands, and the number of words in each command.
  private static let pieces = [
    ("x", 1, 1), ("'x", 1, 1), ("\\x", 1, 1), ("e\u{301}", 1, 1), ("x;", 300_000, 1),
    ("x ", 1, 300_000), ("\"x\" ", 1, 300_000), ("#x ", 0, 0),
  ]

  @Test(arguments: pieces)
  func `takes long lines apart`(piece: String, count: Int, words: Int) throws {
    let commands = try InputLine(String(repeating: piece, count: 300_000)).commands
    #expect(commands.count == count)
    #expect(commands.allSatisfy { $0.count == words })
  }
}
