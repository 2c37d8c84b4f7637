/// The output that is expected: lines, some of them wildcards.
struct OutputPattern {
  /// The lines, without the blank ones at the end.
  let lines: [OutputLine]

  /// Reads the lines of a file.
  init(_ written: some Sequence<Substring>) {
    var lines = written.map(OutputLine.init)
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    self.lines = lines
  }

  /// Whether an output is one of those meant; each `...` takes as few lines as it can.
  func matches(_ output: [Substring]) -> Bool {
    let blocks = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isElision)
    guard let first = blocks.first, let last = blocks.last, blocks.count > 1 else {
      return output.count == lines.count && fits(lines[...], output[...])
    }
    guard output.count >= first.count + last.count, fits(first, output[...]),
      fits(last, output.suffix(last.count))
    else { return false }
    var rest = output[first.count..<output.count - last.count]
    for block in blocks.dropFirst().dropLast() {
      guard let start = firstFit(block, rest) else { return false }
      rest = rest[(start + block.count)...]
    }
    return true
  }

  private func firstFit(_ block: ArraySlice<OutputLine>, _ output: ArraySlice<Substring>) -> Int? {
    guard block.count <= output.count else { return nil }
    return (output.startIndex...output.endIndex - block.count).first { fits(block, output[$0...]) }
  }

  private func fits(_ block: ArraySlice<OutputLine>, _ output: ArraySlice<Substring>) -> Bool {
    zip(block, output).allSatisfy { $0.matches($1) }
  }
}
