extension Lesson {
  /// Returns the number, from 1, of a line with `command` or its arguments: in step `index`, else on the page, else the line of the
  /// step's comment.
  public func line(of command: String, inStep index: Int) -> Int {
    guard steps.indices.contains(index) else { return line }
    let step = steps[index]
    let end = steps.indices.contains(index + 1) ? steps[index + 1].line - 1 : source.count
    // The page has `load="products"`: only the words after `load`.
    let written = command.drop { $0 != " " }.dropFirst()
    let ownLines = (step.line - 1..<max(end, step.line)).clamped(to: source.indices)
    let lines = [command[...], written].lazy.compactMap { text in
      ownLines.first { source[$0].contains(text) }
        ?? source.indices.first { source[$0].contains(text) }
    }
    return lines.first.map { $0 + 1 } ?? step.data.line
  }
}
