struct OutputUpdate {
  let lines: [MarkdownLine]

  /// Updates the written lines to the printed output; `ending` is the line end of new lines.
  ///
  /// `bindings` has the texts of named wildcards and receives the texts of further ones.
  init(
    of old: [MarkdownLine],
    to output: [Substring],
    ending: Substring,
    _ bindings: inout Bindings
  ) {
    guard !OutputUpdate.isWritten(output, in: old) else {
      lines = old
      return
    }
    let pattern = OutputPattern(old.map(\.text))
    guard !pattern.matches(output, &bindings) else {
      lines = old
      return
    }
    bindings.learn(from: pattern.lines, output)
    var steps = OutputAlignment(of: pattern.lines, with: output, knowing: bindings).steps
    if case .kept(let index) = steps.first, Prompt.continuedInput(of: old[index].text) != nil {
      steps[0] = .new(0)  // At the top it would be read as a part of the command.
    }
    let updated = steps.map { step in
      switch step {
      case .kept(let index): old[index]
      case .new(let index):
        MarkdownLine(text: OutputLine.written(output[index]), ending: ending)
      }
    }
    lines = updated + old[pattern.lines.count...]
  }
  /// Returns whether the printed lines equal the written lines byte for byte; further written lines must be empty.
  ///
  /// False if a written line begins with a backslash, because the backslash is not part of the output.
  private static func isWritten(_ output: [Substring], in old: [MarkdownLine]) -> Bool {
    guard old.count >= output.count, old[output.count...].allSatisfy({ $0.text.isEmpty }) else {
      return false
    }
    return zip(old, output).allSatisfy { line, printed in
      line.text.utf8.first != .backslash && line.text.hasSameBytes(as: printed)
    }
  }
}
