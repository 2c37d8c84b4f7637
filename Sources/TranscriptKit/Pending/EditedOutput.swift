extension Transcript {
  /// Returns the output of exchange `number` as written, each line ended by LF; empty for a number above the last.
  ///
  /// `number` is at least 1.
  package func writtenOutput(of number: Int) -> String {
    exchange(number)?.outputLines.map { $0.text + "\n" }.joined() ?? ""
  }

  /// Returns the transcript with `written` as the output of exchange `number`; nil if `written` does not match the present output.
  ///
  /// Wildcards in `written` may stand for parts of the present output. Also nil if the new lines would not be read as output, or
  /// for a number above the last. `number` is at least 1.
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
