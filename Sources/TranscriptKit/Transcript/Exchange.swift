/// A command of a session and its output, or the expected content of a file at this point of the session.
package struct Exchange: Hashable, Sendable {
  /// The prompt before the command, with the blank after it: `viper> `; empty for the expected content of a file.
  package let prompt: String
  /// The typed command, its lines joined by LF; for the expected content of a file, the words `file=PATH expect`.
  package let input: String
  /// The output of the command, its lines joined by LF; a line `[exit 1]` about the exit status is part of the output.
  ///
  /// An output read from a transcript has wildcards such as `[..]` as written.
  package let output: String
  /// The line of the prompt in the transcript's file, from 1; 0 for an exchange that was not read from a file.
  package let line: Int
  /// The path of the file whose expected content is the output; nil for a command.
  package let file: String?

  /// Whether the command was typed at a shell, `$ viperlab …`, not at the prompt of the program.
  package var isCommandLine: Bool { prompt == "$ " }

  /// Creates an exchange of a command and its output; by default it belongs to no file.
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
