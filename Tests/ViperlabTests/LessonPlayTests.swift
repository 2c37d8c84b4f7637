import LessonKit
import SeededRandom
import Testing

/// Each lesson, taken from its beginning to its end at a real terminal.
///
/// What should come of each line is known from a session beside it. A usual run takes a few lessons; all
/// of them with `VIPERLAB_FULL=1`.
@Suite(.serialized) struct LessonPlayTests {
  private static let all = LessonShelf.builtIn.headings.map(\.id)

  /// A part of the lessons in a usual run: each so many, from one on.
  private static func lessons(from start: Int, each count: Int) -> [String] {
    Effort.isFull ? all : stride(from: start, to: all.count, by: count).map { all[$0] }
  }

  @Test(arguments: lessons(from: 4, each: 12))
  func `ends with right answers`(lesson: String) async throws {
    let player = try LessonPlayer(lesson)
    try #require(await player.begin())
    while try !player.run.isFinished {
      let step = try player.run.stepIndex
      #expect(try await player.type(player.run.proposedLines.orGo), "\(player.screen)")
      try #require(try player.run.stepIndex != step, "step \(step + 1): \(player.screen)")
    }
    #expect(try player.run.skipped == [])
  }

  @Test(arguments: lessons(from: 7, each: 14))
  func `ends with hints, wrong answers, looks around and skips`(lesson: String) async throws {
    let player = try LessonPlayer(lesson)
    try #require(await player.begin())
    while try !player.run.isFinished {
      let step = try player.run.stepIndex
      let detours = ["hint", "explore", "open", "return", "hint", "again", "mark look again"]
      try #require(try await player.type(detours), "step \(step + 1): \(player.screen)")
      try #require(try await player.type(player.run.wrongLines), "\(player.screen)")
      if try player.run.stepIndex == step { try #require(await player.type("skip")) }
      try #require(try player.run.stepIndex > step, "step \(step + 1): \(player.screen)")
    }
  }

  @Test(arguments: lessons(from: 9, each: 22))
  func `goes on at each step after a kill`(lesson: String) async throws {
    let player = try LessonPlayer(lesson)
    try #require(await player.begin())
    while try !player.run.isFinished {
      let step = try player.run.stepIndex
      #expect(try await player.type(player.run.proposedLines.orGo), "\(player.screen)")
      try #require(try player.run.stepIndex != step, "step \(step + 1): \(player.screen)")
      if try !player.run.isFinished { try #require(try await player.kill(), "\(player.screen)") }
    }
  }
}

extension [String] {
  /// The lines, or the Enter key where nothing is asked.
  fileprivate var orGo: [String] { isEmpty ? ["go"] : self }
}
