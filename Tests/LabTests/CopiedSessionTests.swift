import Testing

@testable import Lab

struct CopiedSessionTests {
  private func commands(_ text: String) -> [String] {
    CopiedSession.commands(in: lines(text)).map(\.text)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [
    ("load about\n\nopen", ["load about", "", "open"]),
    ("viper> load about\nAbout in MVC\nviper> open\n", ["load about", "open"]),
    ("load about\nviper> open", ["load about", "open"]),
    ("s 2\nviper> open", ["s 2", "open"]),
    ("ViperLab: watch.\n\n  help\nAll\nviper> open", ["  help", "open"]),
    ("load about\nopne\nopen", ["load about", "opne", "open"]),
    ("me@host ~ % viperlab\n```console\nviper> a", ["a"]),
    ("\t \u{A0}viper>\u{A0}a\n  \tviper 2>\tb\u{A0}\n", ["a", "b"]),
    ("> viper> a\n> no\n> > viper>b\n", ["a", "b"]),
    ("> viper> a\n>   ...> b\n", ["a b"]),
    ("viper> viper> load about\nviper #3> viper>\n\n", ["load about"]),
    ("  $ viperlab\n  viper> a", ["a"]),
    ("viper 2/12> go\nviper #3> step\nviper 2/5 #20> why #1", ["go", "step", "why #1"]),
    ("viper> alias\n  ...> x open\nx  now", ["alias x open"]),
    ("viper> a\nno\n  ...> b", ["a"]),
    ("  viper> a\nviper>b\nviper -> a", ["a", "b"]),
    ("viper -> a", ["viper -> a"]),
    ("viper> a\nviper>", ["a"]),
    ("viper>\nviper> a\n", ["", "a"]),
    ("viper 1/2>\nStep 2\nviper 2/2>\n\n", [""]),
    ("$ viperlab\nviper> a", ["a"]),
    ("$ viperlab run a\nb", ["$ viperlab run a"]),
  ])
  func `holds the commands behind prompts, and no answers`(text: String, expected: [String]) {
    #expect(commands(text) == expected)
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
