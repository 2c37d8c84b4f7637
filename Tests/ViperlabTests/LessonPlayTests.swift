import Foundation
import LessonKit
import SampleModules
import TerminalTesting
import TerminalText
import TestSupport
import Testing

@testable import Lab

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

  /// Some lessons with false, others with true, for a learner whose program is killed after each step.
  private static let plays =
    lessons(from: 4, each: 12).map { ($0, false) } + lessons(from: 9, each: 22).map { ($0, true) }

  @Test(arguments: plays)
  func `ends with right answers, also after kills`(lesson: String, isKilled: Bool) async throws {
    let player = try LessonPlayer(lesson)
    try #require(await player.begin())
    while try !player.run.isFinished {
      let step = try player.run.stepIndex
      let answers = try player.run.proposedLines
      #expect(try await player.type(answers.isEmpty ? ["go"] : answers), "\(player.screen)")
      try #require(try player.run.stepIndex != step, "step \(step + 1): \(player.screen)")
      if isKilled, try !player.run.isFinished {
        try #require(try await player.kill(), "\(player.screen)")
      }
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
}

/// A learner at a real terminal, beside a session that tells the expected prompts.
final class LessonPlayer {
  private let lesson: String
  private let folder: TemporaryFolder
  private let shadow: Session
  private var terminal: PseudoTerminal

  /// Decides the order of choices.
  private static let seed = 5

  init(_ lesson: String) throws {
    self.lesson = lesson
    folder = try TemporaryFolder()
    shadow = Session(modules: Samples.modules, lessons: .builtIn)
    shadow.seed = Self.seed
    shadow.isAttended = true
    shadow.adapt(width: 80, height: 24)
    terminal = try Self.terminal(lesson, folder)
  }

  /// Starts a terminal in a folder, in which a lesson may leave files.
  private static func terminal(_ lesson: String, _ folder: TemporaryFolder) throws -> PseudoTerminal
  {
    try PseudoTerminal(
      "/bin/sh",
      arguments: [
        "-c", "cd \"$0\" && exec \"$@\"", folder.url.path(), Binary().path,
        "lessons", "start", lesson, "--seed", "\(Self.seed)",
      ],
      environment: ["XDG_STATE_HOME": folder.url.path()],
      rows: 24,
      columns: 80
    )
  }

  /// The state of the lesson in the session beside the terminal.
  var run: LessonAttempt { get throws { try #require(shadow.lesson?.run) } }

  /// Begins the lesson in the session beside the terminal; returns whether the prompts agree.
  func begin() async -> Bool {
    _ = await shadow.answer("lesson \(lesson)")
    return isSame
  }

  /// Types a line at both, and Enter first if a step is held; returns whether the prompts agree.
  func type(_ line: String) async -> Bool {
    if shadow.lesson?.heldRows != nil { guard await press("") else { return false } }
    return await press(line)
  }

  private func press(_ line: String) async -> Bool {
    terminal.send(line + "\r")
    _ = await shadow.answer(line)
    return isSame
  }

  /// Types lines while the step stays open; returns whether the prompts agree.
  func type(_ lines: [String]) async throws -> Bool {
    let step = try run.stepIndex
    for line in lines where try run.stepIndex == step {
      guard await type(line) else { return false }
    }
    return true
  }

  /// Kills the program and begins the lesson again; returns whether the prompts agree.
  func kill() async throws -> Bool {
    terminal.signal(9)
    _ = terminal.exitStatus()
    terminal = try Self.terminal(lesson, folder)
    _ = await shadow.answer("leave")
    return await begin()
  }

  /// Whether the terminal shows the prompt of the session beside it, followed by the session's draft.
  private var isSame: Bool {
    let prompt = shadow.prompt.trimmed
    let draft = shadow.takeDraft()
    let line = draft.isEmpty ? prompt : "\(prompt) \(draft)"
    return terminal.wait { $0.cursorLine.hasPrefix(String(line.prefix(78))) }
  }

  var screen: String { terminal.screen.text }
}
