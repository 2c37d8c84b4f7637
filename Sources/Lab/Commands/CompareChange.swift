import Comparison
import ComparisonData
import PrintableText
import Stage
import TerminalText

extension Session {
  /// Compares what a change request cost each architecture.
  ///
  /// The arguments are in any order: `--change NAME`, `--json`, and architectures, by default all. Any others are refused.
  func compareChange(_ module: Module, _ words: [String]) throws(Refusal) -> StyledText {
    var others = words
    let position = others.firstIndex(of: "--change") ?? 0
    others.remove(at: position)
    let name = others.indices.contains(position) ? others.remove(at: position) : nil
    let request = try module.change(named: name)
    let names = module.changes.map(\.name)
    if let other = others.first(where: { names.contains($0.lowercased()) }) {
      throw .misused("One change request at a time: leave out \(other.lowercased()).")
    }
    var trees: [ChangedTree] = []
    for word in try others.withoutScenarioOption(in: module) where word != "--json" {
      trees.append(try request.tree(word, in: module))
    }
    if trees.isEmpty { trees = request.trees.inOrder }
    let comparison = ChangeComparison(of: request, in: module, by: trees)
    if others.contains("--json") { return StyledText(comparison.json) }
    return comparison.text(width: settings.width, isPlain: settings.isPlain)
  }
}

extension Module {
  fileprivate func change(named name: String?) throws(Refusal) -> ChangeRequest {
    if let request = changes.first(where: { $0.name == name?.lowercased() }) { return request }
    guard !changes.isEmpty else { throw .failed("\(title) has no change requests.") }
    let names = changes.map(\.name).joined(separator: ", ")
    guard let name, !name.hasPrefix("--") else {
      throw .misused("--change needs the name of a change request: \(names).")
    }
    throw .misused("\(title) has no change request \(name.readable). There are: \(names).")
  }
}

extension ChangeRequest {
  fileprivate func tree(_ word: String, in module: Module) throws(Refusal) -> ChangedTree {
    if let tree = trees.first(where: { $0.architecture.name == word.lowercased() }) { return tree }
    if module.scenario(word) != nil {
      throw .misused("With --change all scenarios are played: leave out \(word.readable).")
    }
    let names = trees.map(\.architecture.name)
    throw .unknown("architecture", word, among: names)
  }
}
