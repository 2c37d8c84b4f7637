import Comparison
import SequenceDiagrams
import Stage

extension Session {
  /// Counts what a change request cost each architecture; the words name the request behind
  /// `--change`, and architectures in any order.
  func compareChange(_ module: Module, _ words: [String]) throws(Refusal) -> StyledText {
    let choice = try ChangeChoice(words, module)
    let comparison = ChangeComparison(of: choice.request, in: module, by: choice.variants)
    if choice.isJSON { return StyledText(comparison.json) }
    return comparison.text(width: settings.width, isPlain: settings.isPlain)
  }
}

/// The words of `compare --change`, taken apart.
struct ChangeChoice {
  let request: ChangeRequest
  let variants: [Variant]
  /// Whether data is wanted instead of a page.
  let isJSON: Bool

  /// Reads `--change NAME`, and architectures in any order.
  init(_ words: [String], _ module: Module) throws(Refusal) {
    var others = words
    let place = others.firstIndex(of: "--change") ?? 0
    others.remove(at: place)
    let name = others.indices.contains(place) ? others.remove(at: place) : nil
    isJSON = others.contains("--json")
    request = try module.change(named: name)
    var variants: [Variant] = []
    for word in try others.withoutScenarioOption(in: module) where word != "--json" {
      variants.append(try request.variant(word, in: module))
    }
    self.variants = variants.isEmpty ? request.variants.inOrder : variants
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
    throw .misused("\(title) has no change request \(name.shown). There are: \(names).")
  }
}

extension ChangeRequest {
  fileprivate func variant(_ word: String, in module: Module) throws(Refusal) -> Variant {
    if let variant = variants.first(where: { $0.architecture.name == word.lowercased() }) {
      return variant
    }
    if module.scenario(word) != nil {
      throw .misused("With --change all scenarios are played: leave out \(word.shown).")
    }
    let names = variants.map(\.architecture.name)
    throw .unknown("architecture", word, among: names)
  }
}
