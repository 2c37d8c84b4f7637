import CollaborationRules
import RulePages
import Stage
import Traces

/// The page of `explain` for an architecture: how the samples build a screen in it, and which variations exist elsewhere.
struct ArchitecturePage {
  let architecture: Architecture
  /// The texts with their labels, such as `Costs`, in the order of `Sources/RulePages/architectures.md`.
  let parts: [(name: String, text: String)]

  var table: LayerTable? { LayerTable.named(architecture.name) ?? architecture.layers }

  static func of(_ name: String) -> ArchitecturePage? { all.first { $0.architecture.name == name } }

  static let all = PageSection.all(of: "architectures").compactMap { section in
    Architecture.known.first { $0.name == section.heading }.map { architecture in
      ArchitecturePage(architecture: architecture, parts: section.labelledParagraphs)
    }
  }
}

/// A section of `Sources/RulePages/roles.md`, about a role or about a role in one architecture.
struct RoleGuide {
  /// A phrase that follows a name: "decides what to show and what is next".
  let brief: String
  let sentences: String

  /// Returns the text on a role's kind in an architecture; the general text for nil and where the architecture has none of its own.
  static func to(_ role: Role, in architecture: String?) -> RoleGuide? {
    architecture.flatMap { all["\(role.kind) \($0)"] } ?? all[role.kind]
  }

  /// The roles' kinds with a general text, in the order of the page.
  static let names = sections.map(\.heading).filter { !$0.contains(" ") }

  private static let sections = PageSection.all(of: "roles")

  /// The general texts by the role's kind, and those for one architecture by the role's kind and the architecture's name.
  static let all = Dictionary(
    uniqueKeysWithValues: sections.map { section in
      let texts = section.paragraphs
      return (section.heading, RoleGuide(brief: texts[0], sentences: texts[1]))
    }
  )
}
