import Testing

@testable import LessonKit

struct LessonReaderTests {
  @Test func `reads the attributes of a lesson`() throws {
    let lesson = try Lesson(markdown: LessonText.sound, file: "small.md")
    #expect(lesson.id == "small")
    #expect(lesson.title == "Small lesson")
    #expect(lesson.loadCommand == "load products viper")
    #expect(lesson.minutes == 3)
    #expect(lesson.introduction == [Paragraph(text: "Welcome. Type `help` at any time.", line: 3)])
    #expect(lesson.steps.map(\.id) == ["whom", "open", "all"])
  }

  @Test func `reads a prediction with its choices in words`() throws {
    let step = try Lesson(markdown: LessonText.sound, file: "small.md").steps[0]
    #expect(step.kind == .predict)
    #expect(step.row == 2)
    #expect(step.hiddenFrom == 2)
    #expect(step.title == "Whom?")
    #expect(step.line == 5)
    let words = ["Presenter", "Interactor", "Presenter calls View.showProducts"]
    #expect(step.choices.map(\.words) == words)
    #expect(step.choices.map(\.isRight) == [true, false, false])
    #expect(step.choices[1].reason == "It does not know it.")
    #expect(step.choices.map(\.line) == [9, 10, 11])
    #expect(step.hints.map(\.text) == ["It can only call what it holds.", "`wiring view` tells."])
    #expect(step.hints.map(\.line) == [15, 16])
    #expect(step.answer == AnswerCommands(commands: ["Presenter"], line: 18))
  }

  @Test func `reads a task with its checks and answers`() throws {
    let step = try Lesson(markdown: LessonText.sound, file: "small.md").steps[1]
    #expect(step.kind == .do)
    #expect(step.hiddenFrom == 3)
    #expect(step.checks.map(\.kind) == [.seen, .order, .count, .never])
    #expect(step.checks.map(\.goal) == ["the View asks", "in turn", "one showing", "nobody else"])
    #expect(step.checks.map(\.line) == [28, 29, 30, 31])
    #expect(step.checks[0].text == "seen  View -> Presenter fetchProducts()")
    #expect(step.answer?.commands == ["open"])
    #expect(step.also.map(\.commands) == [["screen", "open"]])
    #expect(step.wrongs.map(\.fails) == ["seen"])
  }

  @Test func `shows rows and other fences as they are`() throws {
    let step = try Lesson(markdown: LessonText.sound, file: "small.md").steps[2]
    #expect(step.paragraphs.map(\.isCode) == [false, true, true, true, true, false])
    #expect(step.paragraphs[3].text == "    Presenter -> Interactor getProducts()")
    #expect(step.paragraphs.last == Paragraph(text: "The end.", line: 60))
  }

  @Test func `joins the lines of paragraphs, choices and hints`() throws {
    let text = LessonText.replacing("It knows no other.", with: "It knows\n  no\n  other.")
    let choice = try Lesson(markdown: text, file: "small.md").steps[0].choices[0]
    #expect(choice.reason == "It knows no other.")
  }

  @Test func `makes control characters visible`() throws {
    let text = LessonText.replacing("Welcome.", with: "Wel\u{1B}[31mcome\u{202E}.\u{7}")
    let lesson = try Lesson(markdown: text, file: "small.md")
    let shown = "Wel\\u{1B}[31mcome\\u{202E}.\\u{7} Type `help` at any time."
    #expect(lesson.introduction[0].text == shown)
  }

  @Test func `accepts any line ending and a byte order mark`() throws {
    let text = "\u{FEFF}" + LessonText.sound.replacing("\n", with: "\r\n")
    #expect(try Lesson(markdown: text, file: "small.md").steps.count == 3)
  }

  @Test(arguments: PlantedMistake.unreadable)
  func `reports the place and the kind of a mistake`(mistake: PlantedMistake) {
    let text = LessonText.replacing(mistake.text, with: mistake.other)
    let error = #expect(throws: LessonError.self) { try Lesson(markdown: text, file: "small.md") }
    #expect(error.map { ["\($0)"] } == mistake.findings)
  }

  @Test(arguments: ["", "\n\n", "text", "```", "<!--", "## Heading", "\u{0}\u{1B}"])
  func `rejects text that is not a lesson`(_ text: String) {
    #expect(throws: LessonError.self) { try Lesson(markdown: text, file: "no.md") }
  }

  @Test(
    arguments: [
      (0, "A lesson needs a step: ## A title, and below it <!-- step read id=NAME -->"), (40, nil),
      (41, "A lesson has at most 40 steps; here: 41. Make two lessons of it."),
    ] as [(Int, String?)]
  )
  func `has from 1 to 40 steps`(count: Int, text: String?) {
    let steps = (0..<count).map { "## Step \($0)\n\n<!-- step read id=s\($0) -->\n\nRead.\n" }
    let page =
      "# T\n\n<!-- lesson id=a module=m architecture=viper minutes=1 -->\n\nIntroduction.\n\n"
      + steps.joined(separator: "\n")
    let lesson = Result { () throws(LessonError) in try Lesson(markdown: page, file: "a.md") }
    let error: LessonError? = if case .failure(let error) = lesson { error } else { nil }
    #expect(error?.text == text)
  }

  @Test func `finds the mistakes of all steps`() {
    let mistakes = [
      ("minutes=3", "minutes=soon"), ("Welcome.", "# Other"), ("row=2", "row=four"),
      ("`Interactor`: no", "`Interactor`: nope"), ("seen  View", "sees View"),
      ("count 1", "count 1 of"), ("step read", "step red"),
    ]
    let text = mistakes.reduce(LessonText.sound) {
      LessonText.replacing($1.0, with: $1.1, in: $0)
    }
    let errors = Lesson.errors(in: text, file: "small.md")
    #expect(errors.map(\.line) == [2, 3, 10, 28, 51])
    #expect(Lesson.errors(in: LessonText.sound, file: "small.md") == [])
    #expect(Lesson.errors(in: "# Notes\n\n## One\n\n## Two\n", file: "notes.md").count == 1)
  }

  @Test(arguments: ["5..2", "2", "2..5,3", "1..21", "2,,x", "0..3"])
  func `refuses a list of rows that cannot be sorted`(rows: String) {
    let error = #expect(throws: LessonError.self) {
      try StepPage.lesson("<!-- step sort id=a rows=\(rows) -->")
    }
    let text = "rows=\(rows) needs 2 to 20 rows, each once: rows=2..5,7"
    #expect(error?.text == text)
  }

  @Test(arguments: [
    ("commands", "do id=a setup=\"open;screen\"", 50, "```viper-also\nopen\nscreen\n```\n"),
    ("choices", "quiz id=a", 101, "- `one`: yes: So.\n"),
    ("items", "sort id=a", 101, "- `one`: Store: So.\n"),
  ])
  func `limits the parts of a step`(what: String, data: String, count: Int, part: String) throws {
    let parts = String(repeating: part, count: count)
    let body = what == "commands" ? "<details>\n\(parts)</details>" : parts
    let page = "# T\n<!-- lesson id=a module=m architecture=viper minutes=1 -->\n## Step\n"
    let errors = Lesson.errors(in: page + "<!-- step \(data) -->\n\(body)", file: "a.md")
    let found = what == "commands" ? 102 : 101
    let text = "A step has at most 100 \(what); here: \(found). Make two steps of it."
    #expect(errors.map(\.text) == [text])
  }

  @Test func `requires checks in a do step`() throws {
    let start = try #require(LessonText.sound.firstRange(of: "```viper-check"))
    let end = try #require(LessonText.sound.firstRange(of: "# nobody else\n```"))
    let text = LessonText.sound[..<start.lowerBound] + LessonText.sound[end.upperBound...]
    let error = #expect(throws: LessonError.self) {
      try Lesson(markdown: String(text), file: "a.md")
    }
    #expect(error?.text == "A step in which something is done needs a viper-check.")
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
    #expect(error?.text == "This \(kind) step needs two \(what) or more; here: 1.")
  }
}

struct ProseTests {
  @Test func `separates the words in back-ticks`() {
    let prose = Prose("Type `open`, then `tap 1`.")
    #expect(prose.code == ["open", "tap 1"])
    #expect(prose.plain == "Type open, then tap 1.")
    #expect(prose.pieces.map(\.isCode) == [false, true, false, true, false])
  }

  @Test(arguments: ["", "plain", "a ` alone", "`", "`a` and ` alone", "``"])
  func `keeps a back-tick without a partner`(text: String) {
    let expected = text.filter { $0 == "`" }.count % 2
    #expect(Prose(text).plain.filter { $0 == "`" }.count == expected)
  }
}

/// Twins: steps of a lesson's test that ask for the same idea on another module.
@Suite struct TwinTests {
  @Test func `do not count for the length of a lesson, and need a module of their own`() throws {
    let steps =
      StepPage.quiz() + "\n\n## Elsewhere\n<!-- step quiz id=b twin load=\"todos viper\" -->\n"
      + "- `three`: yes: So.\n- `four`: no: Not so."
    #expect(try StepPage.lesson(steps).length == 1)
    let alone = steps.replacing(" load=\"todos viper\"", with: "")
    #expect(throws: LessonError.self) { try StepPage.lesson(alone) }
  }
}
