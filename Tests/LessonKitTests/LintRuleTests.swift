import Testing

@testable import LessonKit

struct LintRuleTests {
  @Test(arguments: try LessonCase.all(in: "lint.txt"))
  func `finds text that breaks a rule`(given: LessonCase) throws {
    let bank = try StepPage.bank()
    let words = LessonWords(commands: ["open"], misconceptions: ["row-is-message"], bank: bank)
    let findings = LessonLinter(lesson: try given.lesson, words: words) { $0.count + 1 }.findings()
    #expect(findings.map(\.text).contains(given.expected))
  }
}

struct BankTests {
  private func findings(_ items: [String]) throws -> [String] {
    let pages = items.enumerated().map { index, choices in
      "## A\(index)\n<!-- step item id=A\(index) -->\nWhat?\n\n\(choices)"
    }
    let bank = try Bank(markdown: "# Bank\n" + pages.joined(separator: "\n"), file: "bank.md")
    let words = LessonWords(commands: ["open"], misconceptions: [], bank: Bank())
    return bank.findings(words: words, height: \.count).map { "\($0)" }
  }

  @Test func `finds nothing in sound questions`() throws {
    #expect(try findings(["- `one`: yes: So.\n- `two`: no: Not so."]) == [])
    #expect(Bank.builtIn.names.isEmpty == false)
  }

  @Test(arguments: [
    (
      ["- `one and more`: yes: So.\n- `two`: no: Not so."],
      "bank.md:6:1: The right choice is the longest: make another one as long."
    ),
    (
      Array(repeating: "- `one`: yes: So.\n- `two`: no: Not so.", count: 4),
      "bank.md:2:1: 4 of 4 right choices stand in one position: move some."
    ),
  ])
  func `finds right choices that stand out`(items: [String], finding: String) throws {
    #expect(try findings(items) == [finding])
  }

  @Test func `finds two right choices, a missing reason and an unknown misconception`() throws {
    let found = try findings(["- `one`: yes: So.\n- `two`: yes: So.\n- `six`: no what: "])
    #expect(found.contains("bank.md:2:1: Exactly one choice must be right; here: 2."))
    #expect(found.contains("bank.md:8:1: \"six\" has no reason: say why."))
    #expect(
      found.contains("bank.md:8:1: There is no misconception what: name it in misconceptions.md.")
    )
  }
}
