import CollaborationRules
import PrintableText
import RulePages
import Sequences
import Stage
import TerminalText
import Traces

/// A page of `explain`: about a rule, a role, an architecture, a word of the glossary or an article.
package struct Explanation {
  private typealias Page = (Settings, _ architecture: String?) -> StyledText

  private let page: Page

  /// Finds the page of `name`, in singular, plural or another spelling such as `viewDidLoad()`; else of an article in `modules`.
  package init?(of name: String, in modules: [Module] = []) {
    let name = String(name.lowercased().filter { !"()[]@".contains($0) })
    let forms = [name] + name.singulars + [name + "s"]
    let known = forms.lazy.compactMap(Self.page(named:)).first
    let page = known ?? Self.respelled(forms).flatMap(Self.page(named:))
    if let page {
      self.page = page
    } else if let text = modules.page(ofArticle: name) {
      self.page = { settings, _ in text.wrapped(to: min(settings.width, 80)) }
    } else {
      return nil
    }
  }

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

  /// Returns the page as text; the page of a role is about the role in the architecture of a name, nil for the general page.
  package func text(_ settings: Settings, in architecture: String? = nil) -> StyledText {
    page(settings, architecture)
  }

  private static func page(named name: String) -> Page? {
    if let rule = Rule.named(name) { return { settings, _ in page(of: rule, settings) } }
    if let page = ArchitecturePage.of(name) {
      return { settings, _ in
        StyledText(page.architecture.title, .strong) + "\n" + text(of: page.parts, settings)
          + (page.table.map { self.page(of: $0, settings) } ?? "")
      }
    }
    if let table = LayerTable.named(name) {
      return { settings, _ in
        StyledText(table.title, .strong) + "\n" + page(of: table, settings)
      }
    }
    if name == FamiliesPage.name { return { settings, _ in FamiliesPage().text(settings) } }
    if let role = RoleGuide.names.first(where: { $0.lowercased() == name }) {
      return { settings, architecture in
        text(of: RoleGuide.to(.named(role), in: architecture)?.sentences ?? "", settings)
      }
    }
    guard let entry = Glossary.builtIn.entry(for: name) else { return nil }
    return { settings, _ in page(of: entry, settings) }
  }

  private static func page(of entry: Glossary.Entry, _ settings: Settings) -> StyledText {
    let example: StyledText =
      entry.example.isEmpty ? "" : "See it:  " + StyledText(entry.example, .command) + "\n"
    let next = entry.next.map { "explain \($0)" }.joined(separator: "; ")
    let lines =
      example + "From:    \(entry.source)\n" + "Next:    " + StyledText(next, .command) + "\n"
    return text(of: entry.meaning, settings) + lines.wrapped(to: min(settings.width, 80))
  }

  private static func text(of words: String, _ settings: Settings) -> StyledText {
    let line = words.split(separator: "\n").joined(separator: " ")
    return StyledText(lines: line.wrapped(to: min(settings.width, 80)).map { StyledText($0) })
  }

  private static func page(of rule: Rule, _ settings: Settings) -> StyledText {
    let page = RulePage(rule)
    return StyledText(rule.name, .strong) + StyledText(": \(page.title)\n")
      + text(of: [("What", page.what)], settings) + lines(of: page.table, settings)
      + text(of: [("Why", page.why), ("Signs", page.signs), ("Repair", page.repair)], settings)
      + lines(of: page.code, settings)
      + text(of: [("Hint", page.hint)], settings)
  }

  private static func page(of table: LayerTable, _ settings: Settings) -> StyledText {
    text(of: [("Shows", table.shows)], settings) + lines(of: table.page, settings)
  }

  private static func lines(of text: String, _ settings: Settings) -> StyledText {
    guard !text.isEmpty else { return "" }
    let indent = settings.isPlain || settings.width < 48 ? 2 : 10
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return StyledText(
      lines: lines.map { StyledText($0.isEmpty ? "" : String(repeating: " ", count: indent) + $0) }
    )
  }

  private static func text(of parts: [(String, String)], _ settings: Settings) -> StyledText {
    parts.reduce(into: StyledText()) { text, part in
      text += StyledText(named: part.0, [part.1], column: 8, settings)
    }
  }
}

extension String {
  fileprivate var squeezed: String { filter { $0 != " " && $0 != "-" } }
}
