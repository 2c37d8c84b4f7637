/// One command and what it printed.
public struct Exchange: Hashable, Sendable {
  /// The prompt before the command, with its blank: `viper> `.
  public let prompt: String
  /// What was typed; a command of several lines has LF between them.
  public let input: String
  /// What it printed, lines joined by LF; a `[exit 1]` at its end is part of it.
  ///
  /// Of a transcript that was read, wildcards stand here as they are written.
  public let output: String
  /// The line of the prompt in its file, from 1; 0 outside a file.
  public let line: Int

  /// Makes an exchange.
  public init(prompt: String = "viper> ", input: String, output: String, line: Int = 0) {
    self.prompt = prompt
    self.input = input
    self.output = output
    self.line = line
  }
}
