import LessonKit
import TerminalText
import Testing
import Traces

@testable import Lab

/// The exercises in the list of lessons.
@Suite struct ExerciseProgressTests {
  private func list(_ exercises: [ExerciseProgress], path: String = "newcomer") async -> String {
    let session = Session(lessons: .builtIn)
    session.exercises = { exercises }
    _ = await session.answer("progress path \(path)")
    return await session.answer("lessons").text.plain
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
    let height = await list([exercise("2 of 5")], path: path).split(separator: "\n").count
    #expect(height <= 24)
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
