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

@Suite struct NearestWordTests {
  private let commands = ["load", "open", "tap", "trace", "diagram", "lesson", "lessons"]

  static let meant: [(String, String?)] = [
    ("lode", "load"), ("laod", "load"), ("opne", "open"), ("OPEN", "open"), ("trae", "trace"),
    ("diagrm", "diagram"), ("lesso", "lesson"), ("x", nil), ("banana", nil), ("", nil),
  ]

  @Test(arguments: meant) func `names the word that was meant, or none`(
    typed: String,
    word: String?
  ) {
    #expect(typed.nearest(in: commands) == word)
  }
}

@Suite struct UsagePatternTests {
  private static let breaking =
    "break [A -> B [message]|lost|screen|ROLE] [after N] [if TEXT]  or  break - N"

  @Test(arguments: [
    (breaking, [], "[A -> B [message]|lost|screen|ROLE] [after N] [if TEXT]"),
    (breaking, ["View"], "-> B [message] [after N] [if TEXT]"),
    (breaking, ["View", "->"], "B [message] [after N] [if TEXT]"),
    (breaking, ["View", "->", "Presenter"], "[message] [after N] [if TEXT]"),
    (breaking, ["lost"], "[after N] [if TEXT]"), (breaking, ["lost", "after"], "N [if TEXT]"),
    (breaking, ["lost", "if"], "TEXT"), (breaking, ["-"], "N"),
    ("filter [ROLE] [without ROLE] [message TEXT]", ["without"], "ROLE [message TEXT]"),
    ("filter [ROLE] [without ROLE] [message TEXT]", ["view"], "[without ROLE] [message TEXT]"),
    ("load NAME [mvc|viper]", ["products"], "[mvc|viper]"),
    ("load NAME [mvc|viper]", ["products", "mvc"], ""),
    ("load NAME [mvc|viper]", ["products", "--given"], ""),
    ("inject FAULT [PLACE]  or  inject ? [SEED]", ["?"], "[SEED]"),
    ("fold on|off|#N  or  fold depth N", ["on"], ""),
    ("fold on|off|#N  or  fold depth N", ["depth"], "N"),
    ("resend #N LABEL=VALUE", ["#3"], "LABEL=VALUE"), ("quit", ["x", "y"], ""), ("", [], ""),
  ])
  func `says what may follow`(_ usage: String, _ words: [String], _ rest: String) {
    #expect(UsagePattern(usage).rest(after: words) == rest)
  }
}
