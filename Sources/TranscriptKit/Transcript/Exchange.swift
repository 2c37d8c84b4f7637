/// One command and what it printed.
package struct Exchange: Hashable, Sendable {
  /// The prompt before the command, with its blank: `viper> `.
  package let prompt: String
  /// What was typed; a command of several lines has LF between them.
  package let input: String
  /// What it printed, lines joined by LF; a `[exit 1]` at its end is part of it.
  ///
  /// Of a transcript that was read, wildcards stand here as they are written.
  package let output: String
  /// The line of the prompt in its file, from 1; 0 outside a file.
  package let line: Int
  /// The file whose content the output is; nil where a command was typed.
  package let file: String?

  /// Whether it is a line of a shell, `$ viperlab …`, and none of the prompt.
  package var isCommandLine: Bool { prompt == "$ " }

  /// Makes an exchange.
  package init(
    prompt: String = "viper> ",
    input: String,
    output: String,
    line: Int = 0,
    file: String? = nil
  ) {
    self.prompt = prompt
    self.input = input
    self.output = output
    self.line = line
    self.file = file
  }
}
