import Testing

@testable import LessonKit

struct TranslationTests {
  private func findings(_ page: String) throws -> [String] {
    let original = try Lesson(markdown: LessonText.withWords, file: "small.md")
    let translation = try Lesson(markdown: page, file: "small.id.md")
    let words = LessonWords(commands: ["open", "help", "screen", "wiring"], bank: Bank())
    return LessonLinter(lesson: translation, words: words, height: \.count)
      .findings(translating: original).map { "\($0)" }
  }

  @Test func `finds nothing in a faithful translation`() throws {
    #expect(try findings(LessonText.indonesian) == [])
  }

  @Test(arguments: PlantedMistake.translations)
  func `finds where a translation differs`(_ mistake: PlantedMistake) throws {
    let page = LessonText.replacing(mistake.text, with: mistake.other, in: LessonText.indonesian)
    #expect(page != LessonText.indonesian)
    #expect(try findings(page) == mistake.findings)
  }

  @Test func `finds items that belong to another group`() async throws {
    let step = "<!-- step sort id=a into=\"one,two\" -->\n- `x`: one: So.\n- `y`: two: So."
    var lesson = try StepPage.lesson(step)
    let other = step.split(separator: "two: So").joined(separator: "one: So")
    lesson.translations = [try StepPage.lesson(other, file: "small.ko.md")]
    let words = LessonWords(commands: [], bank: Bank())
    let found = await Lessons.check(lesson, on: ReplayedStage(), words: words)
    #expect(found.map(\.text).contains("The items belong to other groups than in the original."))
  }

  @Test(arguments: [
    ("ko_KR.UTF-8", "ko"), ("id", "id"), ("pt-BR", "pt"), ("C", nil), ("C.UTF-8", nil),
    ("POSIX", nil), ("", nil), ("KO", nil),
  ]) func `takes the language from a locale`(locale: String, code: String?) {
    #expect(Language(locale: locale)?.code == code)
  }

  @Test(arguments: [
    ("05-nested.ko.md", "ko", "05-nested.md"), ("a.b/05.md", "en", "a.b/05.md"),
    ("x/5.id.md", "id", "x/5.md"), ("v2.final.md", "en", "v2.final.md"),
  ]) func `takes the language from the name of a file`(file: String, code: String, other: String) {
    #expect(Language(ofFile: file).code == code)
    #expect(Language.original(of: file) == other)
  }

  @Test func `goes on at the same step in another language`() throws {
    let lesson = try Lesson(markdown: LessonText.withWords, file: "small.md")
    let translation = try Lesson(markdown: LessonText.indonesian, file: "small.id.md")
    var run = LessonAttempt(lesson)
    _ = run.answer("1")
    run.read(translation)
    #expect(run.stepIndex == 1)
    let heading = LessonLine.heading(title: "Pelajaran kecil", position: "langkah 2 dari 3: do")
    #expect(run.presentation().first == heading)
  }

  @Test func `draws translated questions where there are any`() throws {
    let translation = try Bank(
      markdown: """
        # Bank
        ## A2
        <!-- step item id=A2 -->
        Dua?
        - `5`: no: Hitung.
        - `3`: yes: Tiga.
        """,
      file: "bank.id.md"
    )
    let bank = try StepPage.bank().translated(by: translation)
    #expect(bank.names == ["A1", "A2"])
    #expect(bank.questions.map { $0.paragraphs[0].text } == ["One?", "Dua?"])
  }
}

/// The phrases of lessons in all languages.
@Suite struct PhraseTests {
  private func blanks(_ words: String) -> [String] {
    words.matches(of: /\{\d\}/).map { String($0.output) }.sorted()
  }

  @Test func `has the same phrases in each language, with the same blanks`() {
    #expect(Set(Language.phrases.keys.map(\.code)) == ["id", "ko"])
    #expect(Set(Language.phrases.values.map { $0.keys.sorted() }).count == 1)
    for table in Language.phrases.values {
      for (english, words) in table { #expect(blanks(words) == blanks(english), "\(english)") }
    }
  }

  @Test func `fills the blanks in the order of each language`() throws {
    let korean = try #require(Language("ko"))
    #expect(korean.say("Type \(3) numbers from 0 to \(5).") == "0~5 사이의 번호를 3개 입력하세요.")
    let english = Language.english.say("Type \(3) numbers from 0 to \(5).")
    #expect(english == "Type 3 numbers from 0 to 5.")
    #expect(korean.say("Skipped. \("{1} {2}")") == "건너뛰었어요. {1} {2}")
  }

  @Test func `falls back to English`() throws {
    let french = try #require(Language("fr"))
    #expect(french.say("Not the \("View").") == "Not the View.")
  }

  @Test(arguments: ["nobody", "아무도 없음", "tidak ada siapa-siapa"])
  func `accepts the words of a prediction in any language`(words: String) throws {
    let page = """
      <!-- step predict id=a key="alive" -->
      Who?

      - `\(words)`: yes: So.
      - `View`: no: Not so.
      """
    let step = try StepPage.lesson(page).steps[0]
    let evidence = KeyEvidence(before: Observation().trace, after: [Observation().trace])
    #expect(step.choices.map { step.key?.isTrue($0, evidence) ?? false } == [true, false])
  }
}
