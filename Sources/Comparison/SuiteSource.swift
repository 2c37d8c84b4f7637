import ComparisonData
import Stage
import Traces

/// The tests of a variant, as their source declares them.
package struct SuiteSource {
  private let outline: SourceOutline
  /// The names of the types for which something may stand in.
  private let tested: Set<String>

  /// Reads the files of a suite, and of what it tests.
  package init(_ files: [SourceFile], testing sources: [SourceFile]) {
    outline = SourceOutline(files)
    tested = Set(SourceOutline(sources).types.map(\.name))
  }

  /// The module's protocols and classes that something stands in for, with the types that do:
  /// `StoreProtocol: StoreStub`.
  package var doubles: [String] {
    let doubles = outline.types.filter { $0.kind != .extension }
    return doubles.flatMap(\.parents).eachOnce.filter(tested.contains).sorted().map { parent in
      let names = doubles.filter { $0.parents.contains(parent) }.map(\.name).sorted()
      return "\(parent): \(names.joined(separator: ", "))"
    }
  }

  /// The lines on which an answer or another turn of a queue is waited for.
  package var waits: [String] {
    outline.files.flatMap { code in
      code.tokens.indices.filter(code.isWait).map { "\(code.file):\(code.tokens[$0].line)" }
        .eachOnce
    }
  }

  /// The lines of each file that are neither blank nor comment.
  package var lines: [SuiteMeasure.File] {
    outline.files.map { SuiteMeasure.File($0.file, lines: $0.codeLines.count) }
  }
}

extension SourceCode {
  /// Whether the token at a position waits: `await`, `.wait(`, or a clock that runs.
  ///
  /// An `await` before an expectation belongs to the one inside.
  fileprivate func isWait(at position: Int) -> Bool {
    guard let word = word(at: position) else { return false }
    if word == "await" { return self.word(at: position + 1) != "#expect" }
    return ["wait", "run", "runToEnd"].contains(word) && isMark(".", at: position - 1)
      && isMark("(", at: position + 1)
  }
}
