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

  @Test(arguments: ["x", "'x", "\\x", "x;", "x ", "#x ", "\"x\" ", "e\u{301}"])
  func `takes long lines apart`(piece: String) throws {
    let line = String(repeating: piece, count: 300_000)
    let commands = try? InputLine(line).commands
    #expect(commands == nil || commands?.isEmpty == false || piece == "#x ")
  }
}
