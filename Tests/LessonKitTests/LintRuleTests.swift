import Testing

@testable import LessonKit

/// Steps that break one lint rule each, and the expected findings.
enum LintFixture {
  static let all: [(step: String, finding: String)] = [
    ("<!-- step read id=a -->\n" + words(61), "The text of this step has 61 words: keep to 60."),
    (choices("one", "two", "three", "four", "five"), "This step has 5 choices: keep to 4."),
    (choices("two", "1 2 3 4 5 6 7 8 9 10 11 12 13"), "This choice has 13 words: keep to 12."),
    (
      "<!-- step quiz id=a -->\n- `one`: yes: So.\n- `two`: no: " + words(36),
      "This reason has 36 words: keep to 35."
    ),
    (
      choices("the longest of all", "short"),
      "The right choice is the longest: make another one as long."
    ),
    (
      "<!-- step quiz id=a -->\n- `one`: yes: So.\n- `two`: no unheard-of: Not so.",
      "There is no misconception unheard-of: name it in misconceptions.md."
    ),
    (
      "<!-- step quiz id=a -->\nTwo?\n- `5`: no: Count.\n- `3`: yes: Three.",
      "This question stands in the bank: ask another here."
    ),
    (
      "<!-- step quiz id=a -->\n- `one`: yes: So.\n- `two`: no: `halp` says more.",
      "There is no command `halp`."
    ),
    (
      "<!-- step read id=a -->\nText.",
      "A lesson needs its idea on another module: a step with twin."
    ),
    (
      "<!-- step quiz id=a twin load=about -->\n- `one`: yes: So.\n- `two`: no: Not so.",
      "A twin asks for a deed or a forecast: a quiz can be guessed."
    ),
    (
      free("load=\"products viper\" twin"),
      "This twin plays what the lesson plays: load another module."
    ),
    (
      free("load=\"todos viper\" twin"),
      "Nothing says why when this is done: write it below the hints."
    ),
    (free("", words(36)), "This reason has 36 words: keep to 35."),
    (free("", "So says `halp`."), "There is no command `halp`."),
    (
      "<!-- step read id=a -->\n" + Array(repeating: "- line", count: 23).inLines,
      "This step takes 27 lines: a screen has room for 22."
    ),
  ]

  private static func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).inLines
  }

  static func free(_ attributes: String, _ reason: String = "") -> String {
    """
    <!-- step free id=a \(attributes) -->

    ```viper-check
    seen View -> Presenter open  # the goal
    ```

    <details>

    1. Look.

    \(reason)

    </details>
    """
  }

  private static func choices(_ texts: String...) -> String {
    "<!-- step quiz id=a -->\n"
      + texts.enumerated().map { "- `\($1)`: \($0 == 0 ? "yes" : "no"): So it is." }.inLines
  }
}

extension [String] {
  fileprivate var inLines: String { joined(separator: "\n") }
}

struct LintRuleTests {
  private func findings(_ steps: String) throws -> [String] {
    let bank = try StepPage.bank()
    let words = LessonWords(commands: ["open"], misconceptions: ["row-is-message"], bank: bank)
    let lesson = try StepPage.lesson(steps)
    return LessonLinter(lesson: lesson, words: words) { $0.count + 1 }.findings().map(\.text)
  }

  @Test(arguments: LintFixture.all)
  func `finds text that breaks a rule`(step: String, finding: String) throws {
    #expect(try findings(step).contains(finding))
  }

  @Test func `finds right choices that stand in one position`() throws {
    let text = Array(repeating: StepPage.quiz(), count: 4).joined(separator: "\n\n## Next\n")
    #expect(try findings(text).contains("4 of 4 right choices stand in one position: move some."))
  }

  @Test func `finds a lesson that ends with a question`() throws {
    let finding = "A lesson ends with a task on another module: step free."
    #expect(try findings(StepPage.quiz()).contains(finding))
    #expect(try findings(LintFixture.free("")).contains(finding) == false)
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
