import TranscriptKit

/// Extracts the commands from lines that may be copied from a session: `viper> open`, with answers below.
///
/// After the first prompt, a command stands after a prompt, and lines without a prompt are answers, which are left out.
/// Lines before the first prompt are commands up to the first line that does not begin with one. That line and the
/// lines after it are held back: when a prompt follows, only the held lines that begin with a command are commands;
/// when no prompt follows, all are.
///
/// A command is complete when the next line is read, because `  ...> ` may continue it. An empty prompt is the Enter
/// key when another line follows; at the end of the text it is only the prompt at which the copy ends.
package struct CopiedSession {
  /// A command and where it was found.
  package struct Command: Equatable, Sendable {
    /// The text of the command.
    package fileprivate(set) var text: String
    /// The number of the command's first line, from 1.
    package let line: Int
  }

  private var hasPrompt = false
  /// The lines held back before the first prompt, from the first line that begins with no command.
  private var held: [(line: Command, isCommand: Bool)] = []
  /// The command that becomes complete with the next line.
  private var waiting: Command?
  private var isOpen = false
  private var count = 0

  /// Creates a reader before the first line.
  package init() {}

  /// Returns the commands of a whole text; `isCommand` returns whether a line begins with a command.
  package static func commands(
    in lines: some Sequence<String>,
    isCommand: (String) -> Bool
  ) -> [Command] {
    CopiedSession().commands(in: lines, isCommand: isCommand)
  }

  /// Returns the commands of a whole text; before its first prompt only built-in commands and aliases are recognised.
  package static func commands(in lines: some Sequence<String>) -> [Command] {
    commands(in: lines) { line in
      guard let word = LineWords(line).commands.first?.first else { return false }
      return Lab.Command.beginning(with: word) != nil || Aliases().meanings[word] != nil
    }
  }

  /// Returns the commands that the remaining lines of the text complete, without changing this reader.
  package func commands(
    in lines: some Sequence<String>,
    isCommand: (String) -> Bool
  ) -> [Command] {
    var session = self
    return lines.flatMap { session.read($0, isCommand: isCommand) } + session.finish()
  }

  /// Reads the next line and returns the commands that it completes.
  package mutating func read(_ line: String, isCommand: (String) -> Bool) -> [Command] {
    count += 1
    if let prompt = TypedPrompt(line) { return begin(prompt) }
    guard hasPrompt else { return readBeforePrompt(line, isCommand: isCommand(line)) }
    if isOpen, let rest = CopiedPrompt.continuedInput(of: line[...]) {
      waiting?.text += " \(rest)"
      return []
    }
    isOpen = false
    return line.allSatisfy(\.isWhitespace) ? completeUnlessEmpty() : complete()
  }

  /// Returns the remaining commands at the end of the text.
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

  private mutating func begin(_ prompt: TypedPrompt) -> [Command] {
    let before = held.filter(\.isCommand).map(\.line) + complete()
    held = []
    (hasPrompt, isOpen) = (true, true)
    waiting = prompt.input.map { Command(text: $0, line: count) }
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
  /// Returns whether a line begins with a command or an alias, is a comment, or is a number while a lesson is open.
  package func isCommand(_ line: String) -> Bool {
    guard let word = LineWords(line).commands.first?.first else {
      return !line.allSatisfy(\.isWhitespace)
    }
    return Command.beginning(with: word) != nil || aliases.meanings[word] != nil
      || lesson != nil && Int(word) != nil
  }
}
