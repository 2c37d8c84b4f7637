import Stage

/// Something that a variant can do wrong: an operator, and the one place in each variant where it is applied, if there
/// is one.
struct Mutant: Sendable {
  /// Its name: `wrong-price`.
  let name: String
  /// What is done to the code.
  let rule: MutationOperator
  /// What goes wrong, in a few words.
  let summary: String
  /// Where it is done.
  var sites: [MutationSite] = []

  /// By the folders of the variants that have no such place, why.
  var inapplicable: [String: String] = [:]

  /// Where it is done in a variant.
  func sites(in variant: String) -> [MutationSite] { sites.filter { $0.variant == variant } }
}

/// A place in a variant's source.
struct MutationSite: Equatable, Sendable {
  /// The variant's folder.
  let variant: String
  /// The method or property: `TodoListViewController.addTodo(title:content:)`.
  let member: String
  /// The code in it that is changed: `loadTodos()`.
  let code: String
}

extension Mutant {
  /// The source of a variant in which the operator applies at a site, as it becomes; nil unless it applies there just
  /// once.
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
