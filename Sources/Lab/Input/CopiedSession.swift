/// Takes the commands out of lines that may have been copied from a session: `viper> open`, and answers below.
///
/// Every line is a command until one begins with a prompt of the laboratory. From then on only what stands
/// behind a prompt is a command, and lines without one are answers, which are left out. A command is complete
/// with the line that follows it, since `  ...> ` may continue it. A prompt with nothing behind it is Enter
/// where something follows, and else the prompt at which the copy ends.
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
  /// The command that the next line completes.
  private var waiting: Command?
  /// Whether the next line may continue that command.
  private var isOpen = false
  /// How many lines were read.
  private var count = 0

  /// Begins before the first line.
  package init() {}

  /// Returns the commands of a text that is there as a whole.
  ///
  /// Where any line has a prompt, the lines before it are answers, too.
  package static func commands(in lines: [String]) -> [Command] {
    var session = CopiedSession()
    session.hasPrompt = lines.contains { TypedPrompt($0) != nil }
    return lines.flatMap { session.read($0) } + session.finish()
  }

  /// Takes the next line, and returns the commands that are complete by then.
  package mutating func read(_ line: String) -> [Command] {
    count += 1
    if let prompt = TypedPrompt(line) { return begin(prompt) }
    guard hasPrompt else { return [Command(text: line, line: count)] }
    if isOpen, let rest = TypedPrompt.continuedInput(of: line) {
      waiting?.text += " " + rest
      return []
    }
    isOpen = false
    return line.allSatisfy(\.isWhitespace) ? finish() : complete()
  }

  /// Returns the last command, where no more lines come.
  package mutating func finish() -> [Command] { waiting?.text.isEmpty == false ? complete() : [] }

  private mutating func begin(_ prompt: TypedPrompt) -> [Command] {
    let before = complete()
    (hasPrompt, isOpen) = (true, true)
    waiting = prompt.input.map { Command(text: $0, line: count) }
    return before
  }

  private mutating func complete() -> [Command] {
    defer { waiting = nil }
    return [waiting].compactMap(\.self)
  }
}
