import Comparison
import ComparisonData
import Stage
import Traces

/// The parsed source of a variant's own unit tests, with the measurements for which no test has to run.
package struct SuiteSource {
  private let outline: SourceOutline
  private let tested: SourceOutline

  package init(_ files: [SourceFile], testing sources: [SourceFile]) {
    outline = SourceOutline(files)
    tested = SourceOutline(sources)
  }

  /// The tested types that have test doubles, each with the types of its doubles: `StoreProtocol: StoreStub`.
  package var doubles: [String] {
    let names = Set(tested.types.map(\.name))
    var doubles: [String: [String]] = [:]
    for type in outline.types where type.kind != .extension {
      for parent in type.parents.filter(names.contains) {
        doubles[parent, default: []].append(type.name)
      }
    }
    for boundary in generatedDoubles { doubles[boundary, default: []].append(Self.subjectTypeName) }
    return doubles.sorted { $0.key < $1.key }.map { parent, names in
      "\(parent): \(names.sorted().joined(separator: ", "))"
    }
  }

  /// The name of the type in CollaborationTesting that creates test doubles of a tested object's collaborators.
  private static let subjectTypeName = "SubjectUnderTest"

  /// The names of the protocols for which `SubjectUnderTest { … }` creates test doubles.
  ///
  /// These are recorded protocols in types of the tested object's optional properties, or with the word `double` of all properties.
  private var generatedDoubles: Set<String> {
    let protocols = Set(tested.protocols.filter(\.isTraced).map(\.name))
    var boundaries: Set<String> = []
    for code in outline.files {
      for position in code.tokens.indices
      where code.word(at: position) == Self.subjectTypeName && code.isMark("{", at: position + 1) {
        let making = code.inside(position + 1)
        let words = making.compactMap(code.word)
        let subject = words.lazy.compactMap { tested.type($0) }.first { $0.kind != .protocol }
        let properties = subject?.members.filter { $0.kind == .property } ?? []
        for property in properties
        where words.contains("double") || property.signature.contains("?") {
          boundaries.formUnion(property.resultTypeNames.intersection(protocols))
        }
      }
    }
    return boundaries
  }

  /// The lines in the tests that wait for something, as `File.swift:12`.
  package var waits: [String] {
    outline.files.flatMap { code in
      code.tokens.indices.filter(code.isWait).map { "\(code.file):\(code.line(at: $0))" }
        .uniqued()
    }
  }

  /// The test files, each with the number of its lines that are neither blank nor comment.
  package var lines: [SuiteMeasure.File] {
    outline.files.map { SuiteMeasure.File($0.file, lines: $0.codeLines.count) }
  }
}

extension SourceCode {
  /// Returns whether the token at `position` makes a test wait: `await`, `.wait(`, `.run(` or `.runToEnd(`.
  ///
  /// The `await` of `await #expect` is skipped, since the expression inside has its own.
  fileprivate func isWait(at position: Int) -> Bool {
    guard let word = word(at: position) else { return false }
    if word == "await" { return self.word(at: position + 1) != "#expect" }
    return ["wait", "run", "runToEnd"].contains(word) && isMark(".", at: position - 1)
      && isMark("(", at: position + 1)
  }
}
