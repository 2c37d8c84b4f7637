import Foundation
import LessonKit
import SampleModules
import TerminalText
import TerminalTesting
import Testing

@testable import Lab

/// A learner at a real terminal, beside a session that tells the expected prompts.
final class LessonPlayer {
  private let lesson: String
  private let folder: TemporaryFolder
  private let shadow: Session
  private var terminal: PseudoTerminal

  /// Starts a terminal for a lesson; `seed` decides the order of choices.
  init(_ lesson: String, seed: Int = 5) throws {
    self.lesson = lesson
    folder = try TemporaryFolder()
    shadow = Session(modules: Samples.modules, lessons: .builtIn)
    shadow.seed = seed
    shadow.isAttended = true
    shadow.adapt(width: 80, height: 24)
    terminal = try Self.terminal(lesson, folder, seed)
  }

  /// Starts a terminal in a folder, in which a lesson may leave files.
  private static func terminal(
    _ lesson: String,
    _ folder: TemporaryFolder,
    _ seed: Int
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh",
      arguments: [
        "-c", "cd \"$0\" && exec \"$@\"", folder.url.path(), Binary().wholePath,
        "lessons", "start", lesson, "--seed", "\(seed)",
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
    if shadow.lesson?.heldStep != nil { guard await press("") else { return false } }
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
    terminal = try Self.terminal(lesson, folder, shadow.seed)
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

  /// The text on the screen, for messages of failed tests.
  var screen: String { terminal.screen.text }
}
