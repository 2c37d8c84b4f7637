/// One command and its output.
package struct Exchange: Hashable, Sendable {
  /// The prompt before the command, with its blank: `viper> `.
  package let prompt: String
  /// The typed command; the lines of a longer one are joined by LF.
  package let input: String
  /// The output, lines joined by LF; a `[exit 1]` at its end is part of it.
  ///
  /// The output of a transcript has its wildcards as written.
  package let output: String
  /// The line of the prompt in its file, from 1; 0 outside a file.
  package let line: Int
  /// The file whose content is the output; nil for a command.
  package let file: String?

  /// Whether the command is a line of a shell, `$ viperlab …`.
  package var isCommandLine: Bool { prompt == "$ " }

  /// Creates an exchange.
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
