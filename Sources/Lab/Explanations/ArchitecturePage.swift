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
    architecture.flatMap { differences["\(role.kind) \($0)"] }
      ?? general.first { $0.name == role.kind }?.guide
  }

  static var names: [String] { general.map(\.name) }

  private static let all = PageSection.all(of: "roles").map { section in
    let texts = section.paragraphs
    return (name: section.heading, guide: RoleGuide(brief: texts[0], sentences: texts[1]))
  }

  private static let general = all.filter { !$0.name.contains(" ") }

  /// The texts about a role that differ from the general text in one architecture, by the role's kind and the architecture's name.
  static let differences = Dictionary(
    uniqueKeysWithValues: all.filter { $0.name.contains(" ") }.map { ($0.name, $0.guide) }
  )
}
