import ComparisonData
import Stage
import Traces

/// The tests of a variant, as their source declares them.
package struct SuiteSource {
  private let outline: SourceOutline
  /// What is tested, and for whose types something may stand in.
  private let tested: SourceOutline

  /// Reads the files of a suite, and of what it tests.
  package init(_ files: [SourceFile], testing sources: [SourceFile]) {
    outline = SourceOutline(files)
    tested = SourceOutline(sources)
  }

  /// The module's protocols and classes that something stands in for, with the types that do:
  /// `StoreProtocol: StoreStub`.
  package var doubles: [String] {
    let names = Set(tested.types.map(\.name))
    var doubles: [String: [String]] = [:]
    for type in outline.types where type.kind != .extension {
      for parent in type.parents.filter(names.contains) {
        doubles[parent, default: []].append(type.name)
      }
    }
    for boundary in boundariesDoubled { doubles[boundary, default: []].append(Self.generator) }
    return doubles.sorted { $0.key < $1.key }.map { parent, names in
      "\(parent): \(names.sorted().joined(separator: ", "))"
    }
  }

  /// What makes doubles of all that an object speaks to.
  private static let generator = "SubjectUnderTest"

  /// The protocols of which doubles are made: those of the references that are set later, and where a double is asked for
  /// also of the others.
  private var boundariesDoubled: Set<String> {
    let protocols = Set(tested.protocols.filter(\.isTraced).map(\.name))
    var boundaries: Set<String> = []
    for code in outline.files {
      for position in code.tokens.indices
      where code.word(at: position) == Self.generator && code.isMark("{", at: position + 1) {
        let making = code.inside(position + 1)
        let words = making.compactMap(code.word)
        let subject = words.lazy.compactMap { tested.type($0) }.first { $0.kind != .protocol }
        let properties = subject?.members.filter { $0.kind == .property } ?? []
        for property in properties
        where words.contains("double") || property.signature.contains("?") {
          boundaries.formUnion(property.namesGiven.intersection(protocols))
        }
      }
    }
    return boundaries
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
