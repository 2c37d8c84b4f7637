/// A command of a session and its output, or the expected content of a file at this point of the session.
package struct Exchange: Equatable, Sendable {
  /// The lines of the command: the line with the prompt, and the lines that continue it; for a file, the opening fence.
  var inputLines: [TextLine]
  /// The lines below the command, up to the next prompt or the end of the code block.
  var outputLines: [TextLine] = []
  /// The path of the file whose expected content is the output; nil for a command.
  package internal(set) var file: String?
  /// The line of the prompt, or of the file's fence, in the transcript's file, from 1; 0 in an exchange that was not
  /// taken from ``Transcript/exchanges``.
  package internal(set) var line = 0
}

extension Exchange {
  /// Creates an exchange of a command and its output; a text that is no prompt counts as the prompt `viper> `.
  package init(prompt: String = "viper> ", input: String, output: String) {
    let prompt = Prompt.normalized(prompt) ?? Prompt.standard
    inputLines = OutputText.plainLines(of: input).enumerated().map { index, line in
      let start = index == 0 ? prompt : Prompt.continuation
      return TextLine(text: Prompt.line(start, line.visible), ending: "\n")
    }
    outputLines = OutputText.lines(of: output).map {
      TextLine(text: OutputLine.written($0), ending: "\n")
    }
  }

  var lines: [TextLine] { inputLines + outputLines }

  /// The prompt before the command, with the blank after it: `viper> `; empty for the expected content of a file.
  package var prompt: String {
    if file != nil { return "" }
    return inputLines.first.flatMap { Prompt($0.text)?.text } ?? Prompt.standard
  }

  /// The typed command, its lines joined by LF; for the expected content of a file, the words `file=PATH expect`.
  package var input: String {
    if let file { return "file=\(file) expect" }
    return inputLines.enumerated().map { index, line in
      String((index == 0 ? Prompt(line.text)?.input : Prompt.continuedInput(of: line.text)) ?? "")
    }.joined(separator: "\n")
  }

  /// The output of the command, its lines joined by LF; a line `[exit 1]` about the exit status is part of the output.
  ///
  /// An output read from a transcript has wildcards such as `[..]` as written.
  package var output: String {
    OutputPattern(outputLines.map(\.text)).lines.map(\.text).joined(separator: "\n")
  }

  /// Whether the command was typed at a shell, `$ viperlab …`, not at the prompt of the program.
  package var isCommandLine: Bool { prompt == Prompt.shell }

  /// Returns the exchange with a new prompt and output; written output lines that match the new output are kept.
  ///
  /// A text that is no prompt leaves the prompt as it is. A match adds to `bindings` the texts of named wildcards that have none
  /// yet.
  func replayed(prompt: String, output: String, _ bindings: inout Bindings) -> Exchange {
    var replay = self
    if let first = inputLines.first, let found = Prompt(first.text),
      let prompt = Prompt.normalized(prompt), prompt != found.text
    {
      let text = Prompt.line(prompt, found.input)
      replay.inputLines[0] = TextLine(text: text, ending: first.ending)
    }
    replay.outputLines = outputLines.updated(
      to: OutputText.lines(of: output),
      ending: inputLines.last?.ending ?? "\n",
      &bindings
    )
    return replay
  }
}

extension [TextLine] {
  /// Returns these written lines updated to the printed output; `ending` is the line end of new lines.
  ///
  /// `bindings` has the texts of named wildcards and receives the texts of further ones.
  func updated(
    to output: [Substring],
    ending: Substring,
    _ bindings: inout Bindings
  ) -> [TextLine] {
    if isWritten(output) { return self }
    let pattern = OutputPattern(map(\.text))
    if pattern.matches(output, &bindings) { return self }
    bindings.learn(from: pattern.lines, output)
    var steps = OutputAlignment(expected: pattern.lines, output: output, bindings: bindings).steps()
    if case .kept(let index) = steps.first, Prompt.continuedInput(of: self[index].text) != nil {
      steps[0] = .new(0)  // At the top it would be read as a part of the command.
    }
    let updated = steps.map { step in
      switch step {
      case .kept(let index): self[index]
      case .new(let index):
        TextLine(text: OutputLine.written(output[index]), ending: ending)
      }
    }
    return updated + self[pattern.lines.count...]
  }

  /// Returns whether the printed lines equal the written lines byte for byte; further written lines must be empty.
  ///
  /// False if a written line begins with a backslash, because the backslash is not part of the output.
  private func isWritten(_ output: [Substring]) -> Bool {
    guard count >= output.count, self[output.count...].allSatisfy({ $0.text.isEmpty }) else {
      return false
    }
    return zip(self, output).allSatisfy { line, printed in
      line.text.utf8.first != .backslash && line.text.hasSameBytes(as: printed)
    }
  }
}
