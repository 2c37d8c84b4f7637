import CollaborationRules
import RulePages
import Stage

/// The page of `explain` for an architecture: how the samples build a screen in it, and which variations exist elsewhere.
struct ArchitecturePage {
  let architecture: Architecture
  /// The texts with their labels, such as `Costs`, in the order of `Sources/RulePages/architectures.md`.
  let parts: [(name: String, text: String)]

  var table: LayerTable? { LayerTable.named(architecture.name) ?? architecture.layers }

  static func of(_ name: String) -> ArchitecturePage? {
    all.first { $0.architecture.name == name }
  }

  static let all = PageSection.all(of: "architectures").compactMap { section in
    Architecture.known.first { $0.name == section.heading }.map { architecture in
      ArchitecturePage(architecture: architecture, parts: section.labelledParagraphs)
    }
  }
}
