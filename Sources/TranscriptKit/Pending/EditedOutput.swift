extension Transcript {
  /// The lines below the command of an exchange, as they are written, each ended by LF.
  package func writtenOutput(of number: Int) -> String {
    exchange(number)?.outputLines.map { $0.text + "\n" }.joined() ?? ""
  }

  /// The same file with other lines below a command, in which wildcards may stand for a part of what stood there.
  ///
  /// Nil when they do not mean the same output, or would not be read as lines of it.
  package func withOutput(_ written: String, of number: Int) -> Transcript? {
    guard let old = exchange(number), let index = index(of: number) else { return nil }
    let ending = old.inputLines.last?.ending ?? "\n"
    var lines = OutputText.plainLines(of: written)
    while lines.last?.withoutTrailingBlanks.isEmpty == true { lines.removeLast() }
    let output = OutputPattern(old.outputLines.map(\.text)).lines.map(\.text)
    var bindings = Bindings()
    guard OutputPattern(lines).matches(output, &bindings) else { return nil }
    var edited = self
    var exchange = old
    exchange.outputLines = lines.map { MarkdownLine(text: $0, ending: ending) }
    edited.parts[index] = .exchange(exchange)
    guard let read = try? Transcript(markdown: edited.markdown, path: path), isReplayed(by: read)
    else { return nil }
    return read
  }

  private func exchange(_ number: Int) -> WrittenExchange? {
    index(of: number).flatMap { parts[$0].exchange }
  }

  private func index(of number: Int) -> Int? {
    parts.indices.filter { parts[$0].exchange != nil }.dropFirst(number - 1).first
  }
}
