import LessonKit
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

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

  @Test(arguments: [
    "diagram", "trace", "screen", "export json", "export mermaid", "export notation", "show 2",
    "why 2", "wiring", "set plain on; diagram",
  ]) func `shows nothing of what is asked`(line: String) async throws {
    let answer = try await predicting().answer(line)
    #expect(answer.status == .done)
    for secret in ["getProducts", "iPhone", "didFetch", "showProducts"] {
      #expect(!answer.text.plain.contains(secret))
    }
  }

  @Test(arguments: [
    "compare", "diff", "diff #1 #1", "open", "tap 1", "back", "close", "reload", "load products",
    "play open", "findings", "leaks", "rules",
  ])
  func `takes nothing away from under an open question`(line: String) async throws {
    let session = try await predicting()
    let answer = await session.answer(line)
    #expect(answer.status == .failed && answer.text.plain.contains("explore"))
    #expect(session.trace.lastNumber == 7)
  }

  @Test(arguments: ["show 3", "show 99", "why 3", "why 99", "diagram 3..3", "diagram 1..99"])
  func `does not tell how many rows are hidden`(line: String) async throws {
    let text = try await predicting().answer(line).text.plain
    #expect(text == "What comes after #2 is hidden while the question is open.\n")
  }

  @Test func `offers no hidden row by Tab`() async throws {
    #expect(try await predicting().completions(of: "tap ").words == [])
    #expect(try await predicting().completions(of: "show ").words == ["#1", "#2"])
  }

  @Test(arguments: ["explore", "restart"])
  func `remembers nothing hidden for diff`(line: String) async throws {
    let session = try await predicting()
    #expect(await session.answer(line).status == .done)
    #expect(session.previous?.lastNumber ?? 0 < 3)
  }

  @Test func `compares freely while exploring`() async throws {
    let session = try await predicting()
    _ = await session.answer("explore; open; reload; open")
    #expect(await session.last("diff").hasSuffix("say the same: 7 rows compared.\n"))
  }
}

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
    let text = await session.last("set language id")
    #expect(text == "In this language: small. All else is in English.\n")
    #expect(await session.last("lesson small").contains("Ketik satu kata. 1"))
    #expect(await session.last("lesson other").contains("Only English. 1"))
  }

  @Test func `shows the open step in the language that is chosen`() async throws {
    let session = try session()
    _ = await session.answer("lesson small; go")
    #expect(await session.last("set language id").contains("Ketik satu kata. 2"))
    #expect(session.prompt == "viper 2/2> ")
    #expect(await session.last("set language en").contains("Type a word. 2"))
  }

  @Test func `goes on in another language where it was left`() async throws {
    let session = try session()
    _ = await session.answer("lesson small; go; leave; set language id")
    #expect(await session.last("lesson small").contains("Ketik satu kata. 2"))
  }

  @Test(arguments: ["set language", "set language ko", "set language english"])
  func `refuses a language that no lesson is there in`(line: String) async throws {
    let answer = try await session().answer(line)
    #expect(answer.status == .misused && answer.text.plain.contains("en, id"))
  }

  @Test func `proposes the language of the locale until one is chosen`() async throws {
    let session = try session()
    let text = "Beberapa pelajaran tersedia dalam bahasa Indonesia:  set language id\n"
    #expect(session.languageProposal(forLocale: "id_ID.UTF-8")?.plain == text)
    for locale in ["", "C", "en_GB", "ko_KR.UTF-8"] {
      #expect(session.languageProposal(forLocale: locale) == nil)
    }
    _ = await session.answer("set language en")
    #expect(session.languageProposal(forLocale: "id") == nil)
  }
}
