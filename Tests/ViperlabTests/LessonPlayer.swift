import Foundation
import LessonKit
import SampleModules
import TerminalText
import TerminalTesting
import Testing

@testable import Lab

/// Somebody who takes a lesson at a real terminal, beside a session that says what should come of it.
final class LessonPlayer {
  private let lesson: String
  private let folder: TemporaryFolder
  private let shadow: Session
  private var terminal: PseudoTerminal

  /// Begins a lesson; the order of choices follows from a seed.
  init(_ lesson: String, seed: Int = 5) throws {
    self.lesson = lesson
    folder = try TemporaryFolder()
    shadow = Session(modules: Samples.modules, lessons: .builtIn)
    shadow.seed = seed
    shadow.isAttended = true
    shadow.adapt(width: 80, height: 24)
    terminal = try Self.terminal(lesson, folder, seed)
  }

  /// A terminal in the folder, in which a lesson may leave files.
  private static func terminal(
    _ lesson: String,
    _ folder: TemporaryFolder,
    _ seed: Int
  ) throws -> PseudoTerminal {
    try #require(
      PseudoTerminal(
        "/bin/sh",
        arguments: [
          "-c", "cd \"$0\" && exec \"$@\"", folder.url.path(), Binary().wholePath,
          "lessons", "start", lesson, "--seed", "\(seed)",
        ],
        environment: ["XDG_STATE_HOME": folder.url.path()],
        rows: 24,
        columns: 80
      )
    )
  }

  /// What is open in the lesson, as far as the session beside knows.
  var run: LessonRun { get throws { try #require(shadow.lesson?.run) } }

  /// Begins in the session beside the terminal, too.
  func begin() async -> Bool {
    _ = await shadow.answer("lesson \(lesson)")
    return isSame
  }

  /// Types a line at both, after a step that waits; whether the prompt is the same then.
  func type(_ line: String) async -> Bool {
    if shadow.lesson?.held != nil { guard await press("") else { return false } }
    return await press(line)
  }

  private func press(_ line: String) async -> Bool {
    terminal.send(line + "\r")
    _ = await shadow.answer(line)
    return isSame
  }

  /// Types lines as long as the step stays open; whether the prompts agree.
  func type(_ lines: [String]) async throws -> Bool {
    let step = try run.stepIndex
    for line in lines where try run.stepIndex == step {
      guard await type(line) else { return false }
    }
    return true
  }

  /// Kills the program without a word, and begins anew.
  func kill() async throws -> Bool {
    terminal.signal(9)
    _ = terminal.exitStatus()
    terminal = try Self.terminal(lesson, folder, shadow.seed)
    _ = await shadow.answer("leave")
    return await begin()
  }

  /// Whether the terminal waits at the prompt that the session beside shows, with no draft in the line.
  private var isSame: Bool {
    let prompt = shadow.prompt.trimmed
    let draft = shadow.takeDraft()
    let line = draft.isEmpty ? prompt : "\(prompt) \(draft)"
    return terminal.wait { $0.cursorLine.hasPrefix(String(line.prefix(78))) }
  }

  /// What stands on the screen, for whom something went wrong.
  var screen: String { terminal.screen.text }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
