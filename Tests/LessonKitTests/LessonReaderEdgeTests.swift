import LessonKit
import Testing

struct LessonReaderEdgeTests {
  @Test(arguments: ["", "\n\n", "text", "```", "<!--", "## Heading", "\u{0}\u{1B}"])
  func `rejects text that is not a lesson`(_ text: String) {
    #expect(throws: LessonError.self) { try Lesson(markdown: text, file: "no.md") }
  }

  @Test func `needs a step`() {
    let text = "# T\n<!-- lesson id=a module=m architecture=viper minutes=1 -->\n"
    let error = #expect(throws: LessonError.self) { try Lesson(markdown: text, file: "a.md") }
    #expect(error?.problem == .missingSteps)
  }

  @Test(arguments: [40, 41]) func `has at most 40 steps`(count: Int) {
    let steps = (1...count).map { "## Step \($0)\n\n<!-- step read id=s\($0) -->\n\nRead.\n" }
    let text =
      "# T\n\n<!-- lesson id=a module=m architecture=viper minutes=1 -->\n\nIntroduction.\n\n"
      + steps.joined(separator: "\n")
    let problem: LessonError.Problem?
    do throws(LessonError) {
      _ = try Lesson(markdown: text, file: "a.md")
      problem = nil
    } catch {
      problem = error.problem
    }
    #expect(problem == (count > 40 ? .tooManySteps(41) : nil))
  }

  @Test func `requires checks in a do step`() throws {
    let start = try #require(LessonText.sound.firstRange(of: "```viper-check"))
    let end = try #require(LessonText.sound.firstRange(of: "# nobody else\n```"))
    let text = LessonText.sound[..<start.lowerBound] + LessonText.sound[end.upperBound...]
    let error = #expect(throws: LessonError.self) {
      try Lesson(markdown: String(text), file: "a.md")
    }
    #expect(error?.problem == .missingChecks)
    #expect(error?.line == 23)
  }

  @Test(arguments: [
    ("predict id=a row=1", "predict", "choices"), ("quiz id=a", "quiz", "choices"),
    ("sort id=a", "sort", "items"),
  ])
  func `names the kind of a step with too few choices`(data: String, kind: String, what: String) {
    let error = #expect(throws: LessonError.self) {
      try StepPage.lesson("<!-- step \(data) -->\n- `View`: yes: So.")
    }
    #expect(error?.problem.description == "This \(kind) step needs two \(what) or more; here: 1.")
  }

  @Test(arguments: [
    ("seen  View -> Presenter fetchProducts()", "seen  View Presenter fetchProducts()", 28),
    ("`Presenter -> View showProducts`", "`-> View showProducts`", 11),
    ("User -> View open\n...", "User | View open\n...", 55),
  ])
  func `reports messages that are not in the notation`(text: String, other: String, line: Int) {
    let error = #expect(throws: LessonError.self) {
      try Lesson(markdown: LessonText.replacing(text, with: other), file: "a.md")
    }
    guard case .notNotation? = error?.problem else {
      Issue.record("not about the notation: \(String(describing: error))")
      return
    }
    #expect(error?.line == line)
  }
}
