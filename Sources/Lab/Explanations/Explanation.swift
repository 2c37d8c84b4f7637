import CollaborationRules
import PrintableText
import RulePages
import Sequences
import Stage
import TerminalText
import Traces

/// The pages of `explain`: about rules, roles, architectures, words of the glossary and articles.
package struct Explanation {
  private let settings: Settings
  private let architecture: String?

  /// Creates pages; the page of a role is about the role in the architecture of a name, nil for the general page.
  package init(_ settings: Settings, in architecture: String? = nil) {
    (self.settings, self.architecture) = (settings, architecture)
  }

  /// Returns the page of `name`, in singular, plural or another spelling such as `viewDidLoad()`; else of an article in `modules`.
  package func page(of name: String, in modules: [Module] = []) -> StyledText? {
    let name = String(name.lowercased().filter { !"()[]@".contains($0) })
    let forms = [name] + name.singulars + [name + "s"]
    return forms.lazy.compactMap(page(named:)).first
      ?? Self.respelled(forms).flatMap(page(named:))
      ?? modules.page(ofArticle: name)?.wrapped(to: width)
  }

  private var width: Int { min(settings.width, 80) }

  private static func respelled(_ names: [String]) -> String? {
    let squeezed = Set(names.map(\.squeezed))
    return (self.names + Glossary.builtIn.spellings).first { squeezed.contains($0.squeezed) }
  }

  /// Returns up to three explained names similar to `word`, the most similar first; articles only if `word` contains a digit.
  package static func nearest(
    to word: String,
    among others: [String] = [],
    in modules: [Module]
  ) -> [String] {
    let editions = word.contains(where: \.isNumber) ? modules.articles : []
    let known = names + Glossary.builtIn.spellings + others + editions
    var entries: Set<String> = []
    let ranked = word.nearest(known.count, in: known)
    let apart = ranked.filter {
      entries.insert(Glossary.builtIn.entry(for: $0)?.word ?? $0).inserted
    }
    return Array(apart.prefix(3))
  }

  /// Returns the sentence that `word` has no page, and one with the names of `nearest`, if there are any.
  package static func absence(of word: String, _ nearest: [String]) -> String {
    "There is no explanation of \(word.readable)."
      + (nearest.isEmpty ? "" : " Did you mean \(nearest.listed("or"))?")
  }

  /// The names that have a page, without alternative spellings and numbers of articles.
  package static var names: [String] {
    (Rule.all.map(\.name) + RoleGuide.names.map { $0.lowercased() }
      + ArchitecturePage.all.map(\.architecture.name) + LayerTable.all.map(\.name)
      + [FamiliesPage.name] + Glossary.builtIn.words).uniqued()
  }

  private func page(named name: String) -> StyledText? {
    if let rule = Rule.named(name) { return page(of: rule) }
    if let page = ArchitecturePage.of(name) {
      return StyledText(page.architecture.title, .strong) + "\n" + text(of: page.parts)
        + (page.table.map { self.page(of: $0) } ?? "")
    }
    if let table = LayerTable.named(name) {
      return StyledText(table.title, .strong) + "\n" + page(of: table)
    }
    if name == FamiliesPage.name { return FamiliesPage().text(settings) }
    if let role = RoleGuide.names.first(where: { $0.lowercased() == name }) {
      return text(of: RoleGuide.to(.named(role), in: architecture)?.sentences ?? "")
    }
    return Glossary.builtIn.entry(for: name).map { page(of: $0) }
  }

  private func page(of entry: Glossary.Entry) -> StyledText {
    let example: StyledText =
      entry.example.isEmpty ? "" : "See it:  " + StyledText(entry.example, .command) + "\n"
    let next = entry.next.map { "explain \($0)" }.joined(separator: "; ")
    let lines =
      example + "From:    \(entry.source)\n" + "Next:    " + StyledText(next, .command) + "\n"
    return text(of: entry.meaning) + lines.wrapped(to: width)
  }

  private func text(of words: String) -> StyledText {
    StyledText([words.split(separator: "\n").joined(separator: " ")], width: width)
  }

  private func page(of rule: Rule) -> StyledText {
    let page = RulePage(rule)
    return StyledText(rule.name, .strong) + StyledText(": \(page.title)\n")
      + text(of: [("What", page["What"])]) + lines(of: page.table)
      + text(of: ["Why", "Signs", "Repair"].map { ($0, page[$0]) })
      + lines(of: page.code) + text(of: [("Hint", page["Hint"])])
  }

  private func page(of table: LayerTable) -> StyledText {
    text(of: [("Shows", table.shows)]) + lines(of: table.page)
  }

  private func lines(of text: String) -> StyledText {
    guard !text.isEmpty else { return "" }
    let indent = settings.isPlain || settings.width < 48 ? 2 : 10
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return StyledText(
      lines: lines.map { StyledText($0.isEmpty ? "" : String(repeating: " ", count: indent) + $0) }
    )
  }

  private func text(of parts: [(String, String)]) -> StyledText {
    parts.reduce(into: StyledText()) { text, part in
      text += StyledText(named: part.0, [part.1], column: 8, settings)
    }
  }
}

extension String {
  fileprivate var squeezed: String { filter { $0 != " " && $0 != "-" } }
}
