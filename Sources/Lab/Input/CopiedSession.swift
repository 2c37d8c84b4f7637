import TranscriptKit

/// A reader that extracts the commands from a text that may be copied from a session, such as `viper> open` with the answer below.
///
/// From the first prompt on, the text after a prompt is a command; other lines are answers, which are left out. Lines before the
/// first prompt are commands, up to the first that begins with none. That line and those after it are held back: if a prompt
/// follows, only the held lines that begin with a command are commands; if no prompt follows, all of them are.
/// A command is complete when the line after it, which may continue it (`  ...> `), is read. An empty prompt is the Enter key
/// when another line follows; at the end of the text it is only the prompt at which the copy ends.
package struct CopiedSession {
  /// A command of the text, with its line number.
  package struct Command: Equatable, Sendable {
    package fileprivate(set) var text: String
    /// The number of the command's first line in the text, counted from 1.
    package let line: Int
  }

  private var hasPrompt = false
  /// The lines that are held back: before the first prompt, the first line that begins with no command, and all lines after it.
  private var held: [(line: Command, isCommand: Bool)] = []
  /// The command read last, which is complete when the next line is read; nil after an answer and before the first prompt.
  private var waiting: Command?
  private var isOpen = false
  private var count = 0

  package init() {}

  /// Returns the commands in the lines of a text; before the first prompt only built-in commands and aliases are recognised.
  package static func commands(in lines: some Sequence<String>) -> [Command] {
    CopiedSession().commands(in: lines) { line in
      guard let word = InputLine(unfinished: line).commands.first?.first else { return false }
      return Lab.Command.beginning(with: word) != nil || Aliases().meanings[word] != nil
    }
  }

  /// Returns the commands in the remaining lines of the text; this reader does not change.
  package func commands(in lines: some Sequence<String>, isCommand: (String) -> Bool) -> [Command] {
    var session = self
    return lines.flatMap { session.read($0, isCommand: isCommand) } + session.finish()
  }

  /// Reads the next line of the text and returns the commands that are complete with it.
  package mutating func read(_ line: String, isCommand: (String) -> Bool) -> [Command] {
    count += 1
    if let prompt = CopiedPrompt(line[...]) { return begin(prompt) }
    guard hasPrompt else { return readBeforePrompt(line, isCommand: isCommand(line)) }
    if isOpen, let rest = CopiedPrompt.continuedInput(of: line[...]) {
      waiting?.text += " \(rest)"
      return []
    }
    isOpen = false
    return line.allSatisfy(\.isWhitespace) ? completeUnlessEmpty() : complete()
  }

  /// Returns the commands that are left at the end of the text: the lines held back, and the last command.
  package mutating func finish() -> [Command] {
    defer { held = [] }
    return held.map(\.line) + completeUnlessEmpty()
  }

  private mutating func readBeforePrompt(_ text: String, isCommand: Bool) -> [Command] {
    let line = Command(text: text, line: count)
    if held.isEmpty, isCommand { return [line] }
    held.append((line, isCommand))
    return []
  }

  /// Begins the command after a prompt; the shell command `viperlab` is none, any other keeps its `$` and is refused.
  private mutating func begin(_ prompt: CopiedPrompt) -> [Command] {
    let before = held.filter(\.isCommand).map(\.line) + complete()
    held = []
    (hasPrompt, isOpen) = (true, true)
    if !prompt.isShell || prompt.input != "viperlab" {
      waiting = Command(text: (prompt.isShell ? "$ " : "") + prompt.input, line: count)
    }
    return before
  }

  private mutating func complete() -> [Command] {
    defer { waiting = nil }
    return [waiting].compactMap(\.self)
  }

  private mutating func completeUnlessEmpty() -> [Command] {
    waiting?.text.isEmpty == false ? complete() : []
  }
}

extension Session {
  /// Returns whether a line is a comment, or begins with a command, an alias or, in a lesson that is not over, a number.
  package func isCommand(_ line: String) -> Bool {
    guard let word = InputLine(unfinished: line).commands.first?.first else {
      return !line.allSatisfy(\.isWhitespace)
    }
    return Command.beginning(with: word) != nil || aliases.meanings[word] != nil
      || lesson != nil && !isLessonOver && Int(word) != nil
  }
}
