/// An exchange (command with output, or expected content of a file) as written in a transcript's file.
struct WrittenExchange: Equatable, Sendable {
  var line: Int
  /// The lines of the command: the line with the prompt, and the lines that continue it; for a file, the opening fence.
  var inputLines: [MarkdownLine]
  /// The lines below the command, up to the next prompt or the end of the code block.
  var outputLines: [MarkdownLine] = []
  /// The path of the file whose expected content the output lines are; nil for a command.
  var file: String?
}

extension WrittenExchange {
  init(_ exchange: Exchange, line: Int) {
    let prompt = Prompt.normalized(exchange.prompt) ?? Prompt.standard
    self.line = line
    inputLines = Prompt.lines(prompt, input: exchange.input).map {
      MarkdownLine(text: $0, ending: "\n")
    }
    outputLines = OutputText.lines(of: exchange.output).map {
      MarkdownLine(text: OutputLine.written($0), ending: "\n")
    }
  }

  var exchange: Exchange {
    Exchange(prompt: prompt, input: input, output: output, line: line, file: file)
  }

  var command: Exchange {
    Exchange(prompt: prompt, input: input, output: "", line: line, file: file)
  }

  var lines: [MarkdownLine] { inputLines + outputLines }

  /// The prompt before the command; empty for the expected content of a file.
  var prompt: String {
    if file != nil { return "" }
    return inputLines.first.flatMap { Prompt($0.text)?.text } ?? Prompt.standard
  }

  /// The typed command; for the expected content of a file, the words that name the file.
  var input: String {
    if let file { return "file=\(file) expect" }
    return inputLines.enumerated().map { index, line in
      String((index == 0 ? Prompt(line.text)?.input : Prompt.continuedInput(of: line.text)) ?? "")
    }.joined(separator: "\n")
  }

  private var output: String {
    OutputPattern(outputLines.map(\.text)).lines.map(\.text).joined(separator: "\n")
  }

  /// Returns the exchange with a new prompt and output; written output lines that match the new output are kept.
  ///
  /// A text that is no prompt leaves the prompt as it is. A match adds to `bindings` the texts of named wildcards that have none
  /// yet.
  func replayed(
    prompt: String,
    output: String,
    _ bindings: inout Bindings
  ) -> WrittenExchange {
    var replay = self
    if let first = inputLines.first, let found = Prompt(first.text),
      let prompt = Prompt.normalized(prompt), prompt != found.text
    {
      let text = Prompt.line(prompt, found.input)
      replay.inputLines[0] = MarkdownLine(text: text, ending: first.ending)
    }
    replay.outputLines = outputLines.updated(
      to: OutputText.lines(of: output),
      ending: inputLines.last?.ending ?? "\n",
      &bindings
    )
    return replay
  }
}
