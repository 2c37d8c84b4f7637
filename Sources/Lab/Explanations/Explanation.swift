import CollaborationRules
import PrintableText
import Stage
import TerminalText
import Traces

struct Explanation {
  private let content: Content

  private enum Content {
    case rule(Rule)
    case architecture(ArchitecturePage)
    case table(LayerTable)
    case role(Role)
    case word(Glossary.Entry)
    case edition(EditionPage)
    case families(FamiliesPage)

    init?(name: String) {
      if let rule = Rule.named(name) {
        self = .rule(rule)
      } else if let page = ArchitecturePage.of(name) {
        self = .architecture(page)
      } else if let table = LayerTable.named(name) {
        self = .table(table)
      } else if name == FamiliesPage.name {
        self = .families(FamiliesPage())
      } else if let role = RoleGuide.names.first(where: { $0.lowercased() == name }) {
        self = .role(.named(role))
      } else if let entry = Glossary.builtIn.entry(for: name) {
        self = .word(entry)
      } else {
        return nil
      }
    }
  }

  /// Finds the page of `name`, in singular, plural or another spelling: `view-model`, `[weak self]`, `viewDidLoad()`.
  ///
  /// If no page has the name, an article of that name is searched in `modules`; nil if there is none either.
  init?(of name: String, in modules: [Module] = []) {
    let name = String(name.lowercased().filter { !"()[]@".contains($0) })
    let forms = [name] + name.singulars + [name + "s"]
    let known = forms.lazy.compactMap { Content(name: $0) }.first
    let content =
      known ?? Self.respelled(forms).flatMap { Content(name: $0) }
      ?? EditionPage(of: name, in: modules).map { .edition($0) }
    guard let content else { return nil }
    self.content = content
  }

  /// Returns the explained name that equals one of `names` apart from blanks and hyphens; nil if there is none.
  private static func respelled(_ names: [String]) -> String? {
    let squeezed = Set(names.map(\.squeezed))
    return (self.names + Glossary.builtIn.spellings).first { squeezed.contains($0.squeezed) }
  }

  /// Returns up to three of the explained names and `others` that are similar to `word`, the most similar first.
  ///
  /// Of the spellings of one glossary word, only the most similar is returned. Articles in `modules` are considered only if `word`
  /// contains a digit.
  static func nearest(to word: String, among others: [String], in modules: [Module]) -> [String] {
    let editions = word.contains(where: \.isNumber) ? EditionPage.names(in: modules) : []
    let known = names + Glossary.builtIn.spellings + others + editions
    var entries: Set<String> = []
    let ranked = word.nearest(known.count, in: known)
    let apart = ranked.filter {
      entries.insert(Glossary.builtIn.entry(for: $0)?.word ?? $0).inserted
    }
    return Array(apart.prefix(3))
  }

  /// Returns the sentence that `word` has no page, and one with the names of `nearest`, if there are any.
  static func absence(of word: String, _ nearest: [String]) -> String {
    "There is no explanation of \(word.readable)."
      + (nearest.isEmpty ? "" : " Did you mean \(nearest.listed("or"))?")
  }

  /// The names that have a page, without alternative spellings and numbers of articles.
  static var names: [String] {
    (Rule.all.map(\.name) + RoleGuide.names.map { $0.lowercased() }
      + ArchitecturePage.all.map(\.architecture.name) + LayerTable.all.map(\.name)
      + [FamiliesPage.name] + Glossary.builtIn.words).uniqued()
  }

  /// Returns the page as text; the page of a role is about the role in the architecture of a name, nil for the general page.
  func text(_ settings: Settings, in architecture: String? = nil) -> StyledText {
    switch content {
    case .rule(let rule): return page(of: rule, settings)
    case .architecture(let page):
      return StyledText(page.architecture.title, .strong) + "\n" + text(of: page.parts, settings)
        + (page.table.map { self.page(of: $0, settings) } ?? "")
    case .table(let table):
      return StyledText(table.title, .strong) + "\n" + self.page(of: table, settings)
    case .role(let role):
      return text(of: RoleGuide.to(role, in: architecture)?.sentences ?? "", settings)
    case .edition(let page): return page.text(settings)
    case .families(let page): return page.text(settings)
    case .word(let entry):
      return text(of: entry.meaning, settings) + lines(entry).wrapped(to: min(settings.width, 80))
    }
  }

  private func lines(_ entry: Glossary.Entry) -> StyledText {
    let example: StyledText =
      entry.example.isEmpty ? "" : "See it:  " + StyledText(entry.example, .command) + "\n"
    let next = entry.next.map { "explain \($0)" }.joined(separator: "; ")
    return example + "From:    \(entry.source)\n" + "Next:    " + StyledText(next, .command) + "\n"
  }

  private func text(of words: String, _ settings: Settings) -> StyledText {
    let line = words.split(separator: "\n").joined(separator: " ")
    return StyledText(lines: line.wrapped(to: min(settings.width, 80)).map { StyledText($0) })
  }

  private func page(of rule: Rule, _ settings: Settings) -> StyledText {
    let page = rule.page
    return StyledText(rule.name, .strong) + StyledText(": \(page.title)\n")
      + text(of: [("What", page.what)], settings) + lines(of: page.table, settings)
      + text(of: [("Why", page.why), ("Signs", page.signs), ("Repair", page.repair)], settings)
      + lines(of: page.code, settings)
      + text(of: [("Hint", page.hint)], settings)
  }

  private func page(of table: LayerTable, _ settings: Settings) -> StyledText {
    text(of: [("Shows", table.shows)], settings) + lines(of: table.page, settings)
  }

  private func lines(of text: String, _ settings: Settings) -> StyledText {
    guard !text.isEmpty else { return "" }
    let indent = settings.isPlain || settings.width < 48 ? 2 : 10
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return StyledText(
      lines: lines.map { StyledText($0.isEmpty ? "" : String(repeating: " ", count: indent) + $0) }
    )
  }

  private func text(of parts: [(String, String)], _ settings: Settings) -> StyledText {
    parts.reduce(into: StyledText()) { text, part in
      text += NamedLines(part.0, [part.1]).text(column: 8, settings)
    }
  }
}

extension String {
  fileprivate var squeezed: String { filter { $0 != " " && $0 != "-" } }
}
