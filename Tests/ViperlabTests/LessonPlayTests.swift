import LessonKit
import SeededRandom
import Testing

/// Each lesson, played from its beginning to its end at a real terminal.
///
/// A session beside the terminal tells the prompt expected after each line. A usual run plays a few lessons,
/// `VIPERLAB_FULL=1` plays all.
@Suite(.serialized) struct LessonPlayTests {
  private static let all = LessonShelf.builtIn.headings.map(\.id)

  /// Returns every `count`-th lesson from index `start` on; all lessons in a full run.
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
  /// The lines, or `go` where there are none.
  fileprivate var orGo: [String] { isEmpty ? ["go"] : self }
}
