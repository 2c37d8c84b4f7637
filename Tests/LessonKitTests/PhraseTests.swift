import Testing

@testable import LessonKit

/// The phrases of lessons in all languages.
@Suite struct PhraseTests {
  private func blanks(_ words: String) -> [String] {
    words.matches(of: /\{\d\}/).map { String($0.output) }.sorted()
  }

  @Test func `has the same phrases in each language, with the same blanks`() {
    #expect(Language.koreanPhrases.keys.sorted() == Language.indonesianPhrases.keys.sorted())
    for table in [Language.koreanPhrases, Language.indonesianPhrases] {
      for (english, words) in table { #expect(blanks(words) == blanks(english), "\(english)") }
    }
  }

  @Test func `fills the blanks in the order of each language`() throws {
    let korean = try #require(Language("ko"))
    #expect(korean.say("Type \(3) numbers from 0 to \(5).") == "0~5 사이의 번호를 3개 입력하세요.")
    #expect(
      Language.english.say("Type \(3) numbers from 0 to \(5).") == "Type 3 numbers from 0 to 5."
    )
    #expect(korean.say("Skipped. \("{1} {2}")") == "건너뛰었어요. {1} {2}")
  }

  @Test func `falls back to English`() throws {
    let french = try #require(Language("fr"))
    #expect(french.say("Not the \("View").") == "Not the View.")
  }

  @Test func `answers a translated lesson in its language`() throws {
    let lesson = try Lesson(markdown: LessonText.indonesian, file: "small.id.md")
    var run = LessonAttempt(lesson)
    #expect(run.answer("1")?.lines.first.map { "\($0)".contains("\"Ya.") } == true)
    #expect(run.hint().lines.first.map { "\($0)".contains("Petunjuk 1") } == true)
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
