import LessonKit
import TerminalText
import Testing

@testable import Lab

@Suite struct LessonSessionTests {
  /// Returns a session in the fourth step of the first lesson; rows from #3 on are hidden.
  private func predicting() async throws -> Session {
    let session = Session(lessons: .builtIn)
    for line in ["lesson first-message", "1", "0", "1", "open"] {
      #expect(await session.answer(line).status == .done)
    }
    #expect(session.hiddenFrom == 3)
    return session
  }

  @Test func `offers no hidden row by Tab`() async throws {
    #expect(try await predicting().completions(of: "tap ").words == [])
    #expect(try await predicting().completions(of: "show ").words == ["#1", "#2"])
  }

  @Test func `takes the number of a choice for a command until the lesson is over`() async {
    let session = await session("lesson first-message", lessons: .builtIn)
    #expect(session.isCommand("2"))
    while !session.isLessonOver { _ = await session.answer("skip") }
    #expect(!session.isCommand("2"))
  }
}

@Suite struct LessonLanguageTests {
  @Test func `proposes the language of the locale until one is chosen`() async {
    let session = Session(lessons: .builtIn)
    let text = "Beberapa pelajaran tersedia dalam bahasa Indonesia:  set language id\n"
    #expect(session.languageProposal(forLocale: "id_ID.UTF-8")?.plain == text)
    for locale in ["", "C", "en_GB", "fr_FR.UTF-8"] {
      #expect(session.languageProposal(forLocale: locale) == nil)
    }
    _ = await session.answer("set language en")
    #expect(session.languageProposal(forLocale: "id") == nil)
  }
}
