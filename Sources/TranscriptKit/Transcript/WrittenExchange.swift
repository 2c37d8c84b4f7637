/// An exchange as it stands in a file.
struct WrittenExchange: Equatable, Sendable {
  /// The line of the prompt, from 1.
  var line: Int
  /// The lines with the prompt and its continuations.
  var inputLines: [MarkdownLine]
  /// The lines below, up to the next prompt or the end of the fence.
  var outputLines: [MarkdownLine] = []
  /// The file whose content stands below; nil below a command.
  var file: String?
}

extension WrittenExchange {
  /// Writes an exchange.
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

  /// The exchange that is written here.
  var exchange: Exchange {
    Exchange(prompt: prompt, input: input, output: output, line: line, file: file)
  }

  /// The exchange without its output.
  var command: Exchange {
    Exchange(prompt: prompt, input: input, output: "", line: line, file: file)
  }

  /// All lines of it.
  var lines: [MarkdownLine] { inputLines + outputLines }

  /// The prompt before the command; empty before a file.
  var prompt: String {
    if file != nil { return "" }
    return inputLines.first.flatMap { Prompt($0.text)?.text } ?? Prompt.standard
  }

  /// The command; of a file the words that name it in its fence.
  var input: String {
    if let file { return "file=\(file) expect" }
    return inputLines.enumerated().map { index, line in
      String((index == 0 ? Prompt(line.text)?.input : Prompt.continuedInput(of: line.text)) ?? "")
    }.joined(separator: "\n")
  }

  private var output: String {
    OutputPattern(outputLines.map(\.text)).lines.map(\.text).joined(separator: "\n")
  }
}

extension WrittenExchange {
  /// The same exchange with another prompt and output; what still holds stays as it is written.
  ///
  /// What the names of wildcards stand for that was not known is known from then on.
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
    replay.outputLines =
      OutputUpdate(
        of: outputLines,
        to: OutputText.lines(of: output),
        ending: inputLines.last?.ending ?? "\n",
        &bindings
      ).lines
    return replay
  }
}
