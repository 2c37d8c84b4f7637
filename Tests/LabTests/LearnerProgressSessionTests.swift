import LessonKit
import TerminalText
import Testing
import Traces

@testable import Lab

/// The progress that a session keeps, and the way in which later sessions continue from it.
@Suite struct LearnerProgressSessionTests {
  /// Returns a session that shares its progress store with other sessions of the test.
  private func session(_ store: ProgressStore = .inMemory(), day: String? = nil) -> Session {
    let session = Session(lessons: .builtIn)
    session.progressStore = store
    session.today = day.flatMap { Day($0) }
    return session
  }

  private func type(_ lines: String..., in session: Session) async -> String {
    var text = ""
    for line in lines { text = await session.answer(line).text.plain }
    return text
  }

  @Test func `continues at every step as without an interruption`() async throws {
    let store = ProgressStore.inMemory()
    let whole = session(store)
    _ = await whole.answer("lesson wiring")
    while !whole.isLessonOver {
      let again = session(store)
      let text = await type("lesson wiring", in: again)
      #expect(again.prompt == whole.prompt)
      #expect(again.trace == whole.trace)
      #expect(again.lesson?.run.setup == whole.lesson?.run.setup)
      let isAtStart = whole.lesson?.run.stepIndex == 0
      #expect(text.hasPrefix("You go on where you were;  restart  begins anew.\n") != isAtStart)
      _ = await whole.answer("skip")
    }
    let text = await type("lessons", in: session(store))
    #expect(text.contains("The forgotten line  (9 minutes)  skipped 12 steps\n"))
  }

  @Test func `begins anew when told so, and after the end`() async throws {
    let store = ProgressStore.inMemory()
    _ = await type("lesson wiring", "skip", "skip", "restart", in: session(store))
    let next = session(store)
    _ = await type("lesson wiring", in: next)
    #expect(next.prompt == "viper 1/12> ")
  }

  @Test func `says in the list where each lesson stands, and what comes next`() async throws {
    let session = session()
    _ = await type("lesson wiring", "skip", "skip", "leave", in: session)
    let text = await type("lessons", in: session)
    #expect(text.contains("The forgotten line  (9 minutes)  step 3 of 12\n"))
    #expect(text.contains("\nNext on the path of a newcomer:  lesson "))
  }

  @Test func `begins the next lesson from the end of one`() async throws {
    let session = session()
    _ = await session.answer("lesson wiring")
    while !session.isLessonOver { _ = await session.answer("skip") }
    let next = await type("go", in: session)
    #expect(next.contains("step 1 of"))
    #expect(session.prompt.hasPrefix("viper 1/"))
  }

  @Test func `begins at the Enter key where a person has just come in`() async throws {
    let attended = session()
    attended.isAttended = true
    #expect(await type("", in: attended).contains("step 1 of"))
    let script = session()
    #expect(await type("", in: script).isEmpty)
  }

  @Test func `asks only the twins in a test`() async throws {
    let session = session()
    _ = await type("lesson wiring test", in: session)
    #expect(session.prompt == "viper 1/1> ")
    let run = try #require(session.lesson?.run)
    for line in run.proposedLines { _ = await session.answer(line) }
    #expect(session.prompt == "viper> ")
    #expect(session.isLessonOver)
    #expect(session.progress.isDone("wiring"))
  }

  @Test func `keeps a test undone in which something was skipped`() async throws {
    let session = session()
    let text = await type("lesson wiring test", "skip", in: session)
    #expect(text.contains("Not all of it was known"))
    #expect(!session.progress.isDone("wiring"))
  }

  @Test func `puts the answer into the line and does not send it`() async throws {
    let session = session()
    _ = await type("lesson wiring", "2", "3", "answer", in: session)
    #expect(session.takeDraft() == "inject nil-link presenter.interactor")
    #expect(session.takeDraft() == "")
    #expect(session.prompt == "viper 2/12> ")
  }

  @Test func `asks again what is due today`() async throws {
    let store = ProgressStore.inMemory()
    _ = await type("lesson wiring", "1", "3", "leave", in: session(store, day: "2026-03-05"))
    #expect(
      await type("recall", in: session(store, day: "2026-03-05")).hasPrefix("Nothing is due today")
    )
    let later = session(store, day: "2026-03-06")
    #expect(await type("lessons", in: later).contains("\n2 questions due:  recall  asks.\n"))
    let text = await type("recall", in: later)
    #expect(text.contains("After paying, a receipt is to be shown."))
    _ = await type("3", "2", in: later)
    #expect(later.isLessonOver)
    #expect(await type("recall", in: later).hasPrefix("Nothing is due today"))
  }

  @Test func `asks for the day where it is not set`() async throws {
    #expect(await type("recall", in: session()) == "No day is known here.  set today 2026-03-05\n")
    #expect(await type("set today 2026-02-30", in: session()).hasPrefix("A day is a date."))
  }

  @Test func `notes a step, sureness and the path`() async throws {
    let session = session()
    _ = await type(
      "lesson wiring",
      "1",
      "sure",
      "mark ask the team",
      "progress path hunter",
      in: session
    )
    #expect(await type("progress notes", in: session) == "wiring, known: ask the team\n")
    #expect(await type("progress numbers", in: session).contains("sure of it     0 of 1 right\n"))
    #expect(await type("progress", in: session).hasPrefix("Path hunter: 0 of "))
  }

  @Test func `takes progress to another machine and forgets it here`() async throws {
    let session = session()
    _ = await type("lesson wiring", "skip", "skip", "leave", "progress export p.txt", in: session)
    _ = await type("progress forget all", in: session)
    #expect(session.progress.lessons.isEmpty)
    let text = await type("progress import p.txt", in: session)
    #expect(text.hasSuffix(" added from p.txt.\n"))
  }

  @Test func `adds what is imported once`() async throws {
    let session = session()
    _ = await type("lesson wiring", "skip", "leave", "progress export p.txt", in: session)
    #expect(await type("progress import p.txt", in: session) == "0 records added from p.txt.\n")
  }

  @Test func `adds nothing from a file that is something else`() async throws {
    let session = session()
    _ = await type("load products; open; save trace t.jsonl", in: session)
    let answer = await session.answer("progress import t.jsonl")
    #expect(answer.status == .failed)
    #expect(answer.text.plain.hasPrefix("t.jsonl:1: is no progress"))
  }
}
