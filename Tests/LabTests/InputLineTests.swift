import Testing

@testable import Lab

@Suite struct InputLineTests {
  static let lines: [(String, [[String]])] = [
    ("", []), ("   ", []), ("open", [["open"]]),
    ("  load   products\tviper ", [["load", "products", "viper"]]),
    ("load products; open;;tap 1 ;", [["load", "products"], ["open"], ["tap", "1"]]),
    ("tap \"iPhone 16 Pro\"", [["tap", "iPhone 16 Pro"]]), ("tap 'a; b'", [["tap", "a; b"]]),
    ("tap a\\ b", [["tap", "a b"]]), ("tap \"say \\\"hi\\\"\"", [["tap", "say \"hi\""]]),
    ("press \"\"", [["press", ""]]), ("show #3", [["show", "#3"]]), ("# a comment", []),
    ("#!/usr/bin/env viperlab", []), ("open # then look", [["open"]]), ("open #", [["open"]]),
    ("tap a#b", [["tap", "a#b"]]), ("tap 한국어 🙂", [["tap", "한국어", "🙂"]]), ("tap\\", [["tap"]]),
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

struct CopiedSessionTests {
  @Test(arguments: [
    ("load about\n\nopen", ["load about", "", "open"]),
    ("viper> load about\nAbout in MVC\nviper> open\n", ["load about", "open"]),
    ("load about\nviper> open", ["load about", "open"]), ("s 2\nviper> open", ["s 2", "open"]),
    ("ViperLab: watch.\n\n  help\nAll\nviper> open", ["  help", "open"]),
    ("load about\nopne\nopen", ["load about", "opne", "open"]),
    ("me@host ~ % viperlab\n```console\nviper> a", ["a"]),
    ("\t \u{A0}viper>\u{A0}a\n  \tviper 2>\tb\u{A0}\n", ["a", "b"]),
    ("> viper> a\n> no\n> > viper>b\n", ["a", "b"]), ("> viper> a\n>   ...> b\n", ["a b"]),
    ("viper> viper> load about\nviper #3> viper>\n\n", ["load about"]),
    ("  $ viperlab\n  viper> a", ["a"]),
    ("viper 2/12> go\nviper #3> step\nviper 2/5 #20> why #1", ["go", "step", "why #1"]),
    ("viper> alias\n  ...> x open\nx  now", ["alias x open"]), ("viper> a\nno\n  ...> b", ["a"]),
    ("  viper> a\nviper>b\nviper -> a", ["a", "b"]), ("viper -> a", ["viper -> a"]),
    ("viper> a\nviper>", ["a"]), ("viper>\nviper> a\n", ["", "a"]),
    ("viper 1/2>\nStep 2\nviper 2/2>\n\n", [""]), ("$ viperlab\nviper> a", ["a"]),
    ("$ viperlab run a\nb", ["$ viperlab run a"]),
  ])
  func `holds the commands behind prompts, and no answers`(text: String, expected: [String]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(CopiedSession.commands(in: lines).map(\.text) == expected)
  }

  @Test func `is told from commands as soon as a prompt comes`() {
    var session = CopiedSession()
    let lines = ["load about", "viper> open", "[1] About", "tap 1", "viper> back"]
    #expect(
      lines.map { session.read($0) { $0 == "load about" }.map(\.text) } == [
        ["load about"], [], ["open"], [], [],
      ]
    )
    #expect(session.finish().map(\.text) == ["back"])
    #expect(session.finish().isEmpty)
  }

  @Test func `waits where a line may be an answer`() {
    var session = CopiedSession()
    let isCommand = { (line: String) in line == "open" }
    let lines = ["open", "[1] About", "open", "viper> back", "open"]
    let read = lines.map { session.read($0, isCommand: isCommand).map(\.line) }
    #expect(read == [[1], [], [], [3], [4]])
    #expect(session.finish().isEmpty)
  }

  @Test func `counts the lines of the text`() {
    #expect(CopiedSession.commands(in: ["x", "viper> a", "y", "viper> b"]).map(\.line) == [2, 4])
  }
}
