import LessonKit
import TerminalText
import Testing

@testable import Lab

/// Lessons in other languages than English; the laboratory's own texts stay English.
@Suite struct LessonLanguageTests {
  private func session() throws -> Session {
    var lesson = try Lesson(markdown: page("Hello", "Type a word."), file: "small.md")
    lesson.translations = [
      try Lesson(markdown: page("Halo", "Ketik satu kata."), file: "small.id.md")
    ]
    let other = try Lesson(
      markdown: page("Other", "Only English.").replacing("id=small", with: "id=other"),
      file: "other.md"
    )
    return Session(lessons: LessonShelf([lesson, other]))
  }

  private func page(_ title: String, _ text: String) -> String {
    """
    # \(title)
    <!-- lesson id=small module=products architecture=viper minutes=1 -->

    ## First
    <!-- step read id=first -->
    \(text) 1

    ## Second
    <!-- step read id=second -->
    \(text) 2
    """
  }

  @Test func `reads a lesson in the language that was chosen`() async throws {
    let session = try session()
    #expect(
      await session.answer("set language id").text.plain
        == "In this language: small. All else is in English.\n"
    )
    #expect(await session.answer("lesson small").text.plain.contains("Ketik satu kata. 1"))
    #expect(await session.answer("lesson other").text.plain.contains("Only English. 1"))
  }

  @Test func `shows the open step in the language that is chosen`() async throws {
    let session = try session()
    _ = await session.answer("lesson small; go")
    #expect(await session.answer("set language id").text.plain.contains("Ketik satu kata. 2"))
    #expect(session.prompt == "viper 2/2> ")
    #expect(await session.answer("set language en").text.plain.contains("Type a word. 2"))
  }

  @Test func `goes on in another language where it was left`() async throws {
    let session = try session()
    _ = await session.answer("lesson small; go; leave; set language id")
    #expect(await session.answer("lesson small").text.plain.contains("Ketik satu kata. 2"))
  }

  @Test(arguments: ["set language", "set language ko", "set language english"])
  func `refuses a language that no lesson is there in`(line: String) async throws {
    let answer = try await session().answer(line)
    #expect(answer.status == .misused)
    #expect(answer.text.plain.contains("en, id"))
  }

  @Test func `proposes the language of the locale until one is chosen`() async throws {
    let session = try session()
    #expect(
      session.languageProposal(forLocale: "id_ID.UTF-8")?.plain
        == "Beberapa pelajaran tersedia dalam bahasa Indonesia:  set language id\n"
    )
    for locale in ["", "C", "en_GB", "ko_KR.UTF-8"] {
      #expect(session.languageProposal(forLocale: locale) == nil)
    }
    _ = await session.answer("set language en")
    #expect(session.languageProposal(forLocale: "id") == nil)
  }
}
