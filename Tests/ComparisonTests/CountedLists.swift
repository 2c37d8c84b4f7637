import CollaborationRules
import ComparisonData
import SourceTokens
import Stage
import SuiteMeasuring
import Traces

@testable import Comparison

extension CountedCase {
  /// Returns the things that a name lists, in the order of the source; nil for an unknown name.
  func listed(_ name: String) -> [String]? {
    let outline = source.outline
    let tokens = outline.files.flatMap(\.tokens)
    let module = Module(
      name: "m",
      title: "M",
      summary: "",
      variants: [],
      rules: names("rules") ?? []
    )
    let facts = SourceFacts(of: variant(""), in: module)
    let tests = SuiteSource(files(in: "tests"), testing: files())
    switch name {
    case "tokens":
      let texts = tokens.map { $0.text.replacing("\n", with: "␊") }
      return texts.isEmpty ? [] : [texts.joined(separator: " | ")]
    case "token-lines": return tokens.map { "\($0.line)" }
    case "code-lines": return outline.files.flatMap { $0.codeLines.sorted() }.map { "\($0)" }
    case "members":
      return outline.types.flatMap { type in type.members.map { "\(type.name).\($0.traceName)" } }
    case "parents":
      return outline.types.filter { !$0.parents.isEmpty }
        .map { "\($0.name): \($0.parents.joined(separator: ", "))" }
    case "ancestors":
      return outline.protocols.map {
        "\($0.name): \(outline.ancestors(of: $0).sorted().joined(separator: ", "))"
      }
    case "calls": return outline.calls.map { "\($0.text) \($0.location)" }
    case "arguments": return outline.files.flatMap(\.argumentCounts)
    case "missing-methods": return source.missingMethods
    case "traced-requirements":
      return facts.requirements.map { "\($0.interface) \($0.name) \($0.location)" }
    case "value-interfaces": return facts.valueInterfaces
    case "business-rules":
      return facts.calls.filter { facts.businessRules.contains($0.called) }
        .map { "\($0.role?.name ?? "-") \($0.text) \($0.location)" }
    case "unused-properties": return facts.unusedProperties.map { "\($0.type).\($0.name)" }
    case "shared-uses": return facts.sharedUses.map(\.text)
    case "entity-changes": return facts.entityChanges.map { "\($0.called) \($0.location)" }
    case "doubles": return tests.doubles
    case "waits": return tests.waits
    case "test-lines": return tests.lines.map { "\($0.name): \($0.lines)" }
    case "test-changes": return suite?.files.map { "\($0.name): +\($0.added) -\($0.removed)" }
    default: return nil
    }
  }
}

extension SourceFacts.Call {
  fileprivate var text: String { "\(type).\(location.function) \(called)" }
}

extension SourceCode {
  /// The number of arguments at each name before brackets, with generic arguments or without: `both: 2`.
  fileprivate var argumentCounts: [String] {
    tokens.indices.compactMap { index in
      guard let word = word(at: index) else { return nil }
      let open = isMark("<", at: index + 1) ? end(of: index + 1) : index + 1
      return isMark("(", at: open) ? "\(word): \(parts(inside(open)).count)" : nil
    }
  }
}
