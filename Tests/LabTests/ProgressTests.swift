import LessonKit
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct LearnerProgressSessionTests {
  /// Returns a session that shares its progress store with other sessions of the test.
  private func session(_ store: ProgressStore = .inMemory()) -> Session {
    let session = Session(lessons: .builtIn)
    session.progressStore = store
    return session
  }

  @Test func `continues at every step as without an interruption`() async throws {
    let store = ProgressStore.inMemory()
    let whole = session(store)
    _ = await whole.answer("lesson wiring")
    while !whole.isLessonOver {
      let again = session(store)
      let text = await again.last("lesson wiring")
      #expect(again.prompt == whole.prompt)
      #expect(again.trace == whole.trace)
      #expect(again.lesson?.run.setup == whole.lesson?.run.setup)
      let isAtStart = whole.lesson?.run.stepIndex == 0
      #expect(text.hasPrefix("You go on where you were;  restart  begins anew.\n") != isAtStart)
      _ = await whole.answer("skip")
    }
    let text = await session(store).last("lessons")
    #expect(text.contains("The forgotten line  (9 minutes)  skipped 12 steps\n"))
  }

  @Test func `goes on at the Enter key with the lesson that was left last`() async throws {
    let store = ProgressStore.inMemory()
    _ = await session(store).last("lesson wiring", "leave", "lesson massive-controller", "skip")
    let next = session(store)
    #expect(next.welcome.plain.contains("Enter goes on:  lesson massive-controller"))
    next.isAttended = true
    #expect(await next.last("").contains("step 2 of"))
    while !next.isLessonOver { _ = await next.answer("skip") }
    #expect(session(store).welcome.plain.contains("Enter goes on:  lesson tour"))
  }

  @Test func `begins at the Enter key where a person has just come in`() async throws {
    let attended = session()
    attended.isAttended = true
    #expect(await attended.last("").contains("step 1 of"))
    #expect(await session().last("").isEmpty)
  }
}

@Suite struct ExerciseProgressTests {
  private func list(_ exercises: [ExerciseProgress], path: String = "newcomer") async -> String {
    let session = Session(lessons: .builtIn)
    session.exercises = { exercises }
    _ = await session.answer("progress path \(path)")
    return await session.last("lessons")
  }

  private func exercise(_ line: String?) -> ExerciseProgress {
    let text = line.map { "viperlab exercise viper\n\($0)\n" }
    return ExerciseProgress(of: "viper", in: "/home/ada/viper-exercise", text: text)
  }

  @Test(arguments: [
    (nil, "not begun;  swift test  in /home/ada/viper-exercise"),
    ("0 of 5", "0 of 5 steps;  swift test  in /home/ada/viper-exercise"),
    ("4 of 5", "4 of 5 steps;  swift test  in /home/ada/viper-exercise"),
    ("5 of 5", "done, in /home/ada/viper-exercise"),
  ])
  func `stands between the lessons and what comes next`(line: String?, words: String) async throws {
    let lines = await list([exercise(line)]).split(separator: "\n")
    let index = try #require(lines.firstIndex { $0 == "Exercise viper: \(words)" })
    #expect(index == lines.count - 2 && lines[index + 1].hasPrefix("Next on the path"))
  }

  @Test(arguments: ["newcomer", "student", "decider", "hunter"])
  func `fits on a screen with the list`(path: String) async {
    #expect(await list([exercise("2 of 5")], path: path).split(separator: "\n").count <= 24)
  }

  @Test(arguments: [
    "6 of 5", "-1 of 5", "0 of 0", "2 of 100", "2 of 5 ", "2  of 5", "two of 5", "",
  ])
  func `takes a damaged progress file for a missing one`(line: String) {
    #expect(exercise(line) == exercise(nil))
  }

  @Test func `shows control characters of a folder's name as text`() async {
    let exercise = ExerciseProgress(of: "viper", in: "/a\u{1B}[2Jb", text: nil)
    #expect(await !list([exercise]).contains("\u{1B}"))
  }
}
