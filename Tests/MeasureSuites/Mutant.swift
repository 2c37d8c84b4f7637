import Stage

/// A defect that can be planted in the variants of a module: an operator, and the one place in each variant where it
/// applies, if there is one.
struct Mutant: Sendable {
  /// The name: `wrong-price`.
  let name: String
  /// The operator that changes the code.
  let rule: MutationOperator
  /// The effect, in a few words.
  let summary: String
  /// The places, at most one in each variant.
  var sites: [MutationSite] = []

  /// The reasons why the mutant does not apply, by the variants' folders.
  var inapplicable: [String: String] = [:]

  /// Returns the places in a variant.
  func sites(in variant: String) -> [MutationSite] { sites.filter { $0.variant == variant } }
}

/// A place in the source of a variant.
struct MutationSite: Equatable, Sendable {
  /// The folder of the variant.
  let variant: String
  /// The method or property: `TodoListViewController.addTodo(title:content:)`.
  let member: String
  /// The code to change: `loadTodos()`.
  let code: String
}

extension Mutant {
  /// Returns the changed source file of a variant; nil unless the operator applies exactly once at the site.
  func mutated(_ sources: [SourceFile], at site: MutationSite) -> (name: String, text: String)? {
    let all = sources.flatMap { source in
      let text = source.lines.joined(separator: "\n")
      return SourceMember(site.member, in: text).mutations(by: rule)
        .filter { $0.code == site.code }
        .map { (name: source.name, text: $0.mutated(text)) }
    }
    return all.count == 1 ? all.first : nil
  }
}
