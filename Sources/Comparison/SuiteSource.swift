import Stage

/// The tests of a variant, as their source declares them.
package struct SuiteSource {
  private let outline: SourceOutline

  /// Reads the files of a suite.
  package init(_ files: [SourceFile]) {
    outline = SourceOutline(files)
  }

  /// The types that are declared and hold no test: the stand-ins, and what helps them.
  package var doubles: [String] {
    outline.outermost.filter { !outline.isTested(in: $0) }.map(\.name).sorted()
  }

  /// The places at which time is let pass or an answer is awaited, a line once.
  package var waits: [String] {
    outline.files.flatMap { code in
      var lines: [Int] = []
      for place in code.tokens.indices where code.isWait(at: place) {
        let line = code.tokens[place].line
        if lines.last != line { lines.append(line) }
      }
      return lines.map { "\(code.file):\($0)" }
    }
  }

  /// The lines of each file that are neither blank nor comment.
  package var lines: [SuiteMeasure.File] {
    outline.files.map { SuiteMeasure.File($0.file, lines: $0.codeLines.count) }
  }
}

extension SourceOutline {
  /// Whether a type holds tests: one of its methods is marked so.
  fileprivate func isTested(in type: SourceType) -> Bool {
    type.pieces.contains { piece in
      let code = files[piece.file]
      return piece.tokens.contains { place in
        code.isMark("@", at: place) && ["Test", "Suite"].contains(code.word(at: place + 1))
      }
    }
  }
}

extension SourceCode {
  /// Whether the token at a place waits: `await`, `.wait(`, or a clock that runs.
  fileprivate func isWait(at place: Int) -> Bool {
    guard let word = word(at: place) else { return false }
    if word == "await" { return true }
    return ["wait", "run", "runToEnd"].contains(word) && isMark(".", at: place - 1)
      && isMark("(", at: place + 1)
  }
}
