import CollaborationRules

/// The explanation of a rule, which the command `explain` prints.
public struct RulePage: Hashable, Sendable {
  /// The rule in a few words.
  public let title: String
  /// Lines printed unchanged after the explanation, such as the layer tables; empty if there are none.
  public let table: String
  /// The repair as a few lines of Swift.
  public let code: String
  private let parts: [String: String]

  /// Reads the page with the rule's name, such as `nil-link.md`; a part that the page lacks is empty.
  ///
  /// The first line is the title. Paragraphs begin with `What:`, `Why:`, `Signs:`, `Repair:` and `Hint:`; their lines are joined.
  /// Lines between code fences are kept unchanged.
  public init(_ rule: Rule) {
    let pieces = (RulePage.texts[rule.name] ?? "").split(separator: "\n```")
    let section = PageSection(pieces.first ?? "")
    // The first line of the second piece ends the opening fence.
    let code = pieces.dropFirst().first?.split(separator: "\n", omittingEmptySubsequences: false)
    title = String(section.heading.dropFirst("# ".count))
    parts = Dictionary(section.labelledParagraphs) { first, _ in first }
    self.code = (code ?? []).dropFirst().joined(separator: "\n")
    table = rule.table
  }

  /// The paragraph with a label, without the label; empty if the page lacks it.
  ///
  /// The labels: `What` (what violates the rule), `Why` (why it matters), `Signs` (of a violation on the screen and in a trace),
  /// `Repair`, and `Hint` (where to look next, or what the rule cannot see).
  public subscript(label: String) -> String { parts[label] ?? "" }

  /// The texts of the pages by the names of their files, without `.md`.
  fileprivate static let texts = Dictionary(
    uniqueKeysWithValues: EmbeddedTexts.files.map { file in
      (String(file.name.description.dropLast(".md".count)), file.text.description)
    }
  )
}

/// A part of a page: a heading, and paragraphs.
package struct PageSection: Sendable {
  package let heading: String
  /// The paragraphs, each as one line.
  package let paragraphs: [String]

  fileprivate init(_ text: Substring) {
    let texts = text.split(separator: "\n\n").map {
      $0.split(separator: "\n").joined(separator: " ")
    }
    heading = texts.first ?? ""
    paragraphs = Array(texts.dropFirst())
  }

  /// The paragraphs that begin with a label, such as `Why: …`, each with its label.
  package var labelledParagraphs: [(name: String, text: String)] {
    paragraphs.compactMap { text in
      text.firstRange(of: ": ").map {
        (String(text[..<$0.lowerBound]), String(text[$0.upperBound...]))
      }
    }
  }

  /// Returns the sections of a page of this folder, such as `roles`, in its order; none for an unknown page.
  package static func all(of page: String) -> [PageSection] {
    (RulePage.texts[page] ?? "").split(separator: "\n## ").dropFirst().map(PageSection.init)
  }
}
