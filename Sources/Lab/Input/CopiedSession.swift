/// Takes the commands out of lines that may have been copied from a session: `viper> open`, and answers below.
///
/// From the first prompt of the laboratory on, only what stands behind a prompt is a command, and lines
/// without one are answers, which are left out. Before the first prompt a line is a command where it begins
/// with one. Any other line there waits: where a prompt follows, the line was an answer; where none does, it
/// is carried out as it is. A command is complete with the line that follows it, since `  ...> ` may continue
/// it. A prompt with nothing behind it is Enter where something follows, and else the prompt at which the copy
/// ends.
package struct CopiedSession {
  /// A command and its line.
  package struct Command: Equatable, Sendable {
    /// What was typed.
    package fileprivate(set) var text: String
    /// The number of its first line, from 1.
    package let line: Int
  }

  /// Whether a prompt was seen.
  private var hasPrompt = false
  /// The lines that wait for a prompt, from the first that begins with no command.
  private var held: [(line: Command, isCommand: Bool)] = []
  /// The command that the next line completes.
  private var waiting: Command?
  /// Whether the next line may continue that command.
  private var isOpen = false
  /// How many lines were read.
  private var count = 0

  /// Begins before the first line.
  package init() {}

  /// Returns the commands of a text that is there as a whole; `isCommand` says which lines begin with one.
  package static func commands(
    in lines: some Sequence<String>,
    isCommand: (String) -> Bool
  ) -> [Command] {
    CopiedSession().commands(in: lines, isCommand: isCommand)
  }

  /// Returns the commands of a text that is there as a whole; before its first prompt only the laboratory's own
  /// commands and aliases are known.
  package static func commands(in lines: some Sequence<String>) -> [Command] {
    commands(in: lines) { line in
      guard let word = LineWords(line).commands.first?.first else { return false }
      return Lab.Command.beginning(with: word) != nil || Aliases().meanings[word] != nil
    }
  }

  /// Returns the commands that further lines would complete, the last of which end the text.
  package func commands(
    in lines: some Sequence<String>,
    isCommand: (String) -> Bool
  ) -> [Command] {
    var session = self
    return lines.flatMap { session.read($0, isCommand: isCommand) } + session.finish()
  }

  /// Takes the next line, and returns the commands that are complete by then.
  package mutating func read(_ line: String, isCommand: (String) -> Bool) -> [Command] {
    count += 1
    if let prompt = TypedPrompt(line) { return begin(prompt) }
    guard hasPrompt else { return readBeforePrompt(line, isCommand: isCommand(line)) }
    if isOpen, let rest = TypedPrompt.continuedInput(of: line) {
      waiting?.text += " " + rest
      return []
    }
    isOpen = false
    return line.allSatisfy(\.isWhitespace) ? completeUnlessEmpty() : complete()
  }

  /// Returns the last commands, where no more lines come.
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
  /// Whether a line begins with a command or an alias, is a comment, or answers a lesson's question by a number.
  package func isCommand(_ line: String) -> Bool {
    guard let word = LineWords(line).commands.first?.first else {
      return !line.allSatisfy(\.isWhitespace)
    }
    return Command.beginning(with: word) != nil || aliases.meanings[word] != nil
      || lesson != nil && Int(word) != nil
  }
}
