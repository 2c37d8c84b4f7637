import Testing

@testable import LabKit

struct ShellWordsTests {
  @Test(arguments: [
    ("viperlab  diagram a.trace ", ["viperlab", "diagram", "a.trace"]),
    ("viperlab -c 'load products; open'", ["viperlab", "-c", "load products; open"]),
    (#"viperlab "a \"b\" 'c'" d\ e '' 'f'"g""#, ["viperlab", #"a "b" 'c'"#, "d e", "", "fg"]),
    ("", []),
  ])
  func `are split as a shell would`(line: String, words: [String]) throws {
    #expect(try ShellWords(line).words == words)
  }

  @Test(arguments: ["a | b", "a > b", "a; b", "a $HOME", "a `b`", "a *", "a 'b", "a \"b", "a \\"])
  func `are none where only a shell would know`(line: String) {
    #expect(throws: Failure.self) { try ShellWords(line) }
  }
}
