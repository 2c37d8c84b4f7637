struct OutputPattern {
  let lines: [OutputLine]

  init(_ written: some Sequence<Substring>) {
    var lines = written.map(OutputLine.init)
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    self.lines = lines
  }

  /// Returns whether the lines of a printed output match; each `...` covers as few lines as possible.
  ///
  /// A match adds the texts of named wildcards that have no text yet to `bindings`.
  func matches(_ output: [Substring], _ bindings: inout Bindings) -> Bool {
    let blocks = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isElision)
    guard let first = blocks.first, let last = blocks.last, blocks.count > 1 else {
      return output.count == lines.count && fits(lines[...], output[...], &bindings)
    }
    var found = bindings
    guard output.count >= first.count + last.count, fits(first, output[...], &found) else {
      return false
    }
    var rest = output[first.count..<output.count - last.count]
    for block in blocks.dropFirst().dropLast() {
      guard let start = firstFit(block, rest, &found) else { return false }
      rest = rest[(start + block.count)...]
    }
    guard fits(last, output.suffix(last.count), &found) else { return false }
    bindings = found
    return true
  }

  private func firstFit(
    _ block: ArraySlice<OutputLine>,
    _ output: ArraySlice<Substring>,
    _ bindings: inout Bindings
  ) -> Int? {
    guard block.count <= output.count else { return nil }
    return (output.startIndex...output.endIndex - block.count).first {
      fits(block, output[$0...], &bindings)
    }
  }

  private func fits(
    _ block: ArraySlice<OutputLine>,
    _ output: ArraySlice<Substring>,
    _ bindings: inout Bindings
  ) -> Bool {
    var found = bindings
    guard zip(block, output).allSatisfy({ $0.matches($1, &found) }) else { return false }
    bindings = found
    return true
  }
}

/// The texts bound to the named wildcards of a transcript: `[ID:a]` stands for the same text throughout the transcript.
typealias Bindings = [String: [UInt8]]

extension Bindings {
  func hasBindings(for names: Set<String>) -> Bool { names.allSatisfy { self[$0] != nil } }

  /// Matches each expected line that has an unbound name with the next fitting line of an output; the match binds the line's names.
  ///
  /// An expected line that fits no further line binds nothing.
  mutating func learn(from expected: [OutputLine], _ output: [Substring]) {
    var rest = output[...]
    for line in expected where !hasBindings(for: line.names) {
      let found = rest.firstIndex { line.matches($0, &self) }
      if let found { rest = output[(found + 1)...] }
    }
  }
}
