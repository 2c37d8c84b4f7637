extension [MarkdownLine] {
  /// Returns these written lines updated to the printed output; `ending` is the line end of new lines.
  ///
  /// `bindings` has the texts of named wildcards and receives the texts of further ones.
  func updated(
    to output: [Substring],
    ending: Substring,
    _ bindings: inout Bindings
  ) -> [MarkdownLine] {
    if isWritten(output) { return self }
    let pattern = OutputPattern(map(\.text))
    if pattern.matches(output, &bindings) { return self }
    bindings.learn(from: pattern.lines, output)
    var steps = OutputAlignment(of: pattern.lines, with: output, knowing: bindings).steps
    if case .kept(let index) = steps.first, Prompt.continuedInput(of: self[index].text) != nil {
      steps[0] = .new(0)  // At the top it would be read as a part of the command.
    }
    let updated = steps.map { step in
      switch step {
      case .kept(let index): self[index]
      case .new(let index):
        MarkdownLine(text: OutputLine.written(output[index]), ending: ending)
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
