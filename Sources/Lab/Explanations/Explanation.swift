import CollaborationRules
import Stage
import TerminalText
import Traces

/// What is told of a rule, a role, an architecture or a word.
struct Explanation {
  private let content: Content

  private enum Content {
    case rule(Rule)
    case architecture(ArchitecturePage)
    case table(LayerTable)
    case words(String)
    case word(Glossary.Entry)
  }

  /// Finds what a name stands for; nil for one that is not explained.
  init?(of name: String) {
    let name = name.lowercased()
    if let rule = Rule.named(name) {
      content = .rule(rule)
    } else if let page = ArchitecturePage.of(name) {
      content = .architecture(page)
    } else if let table = LayerTable.named(name) {
      content = .table(table)
    } else if let role = RoleGuide.names.first(where: { $0.lowercased() == name }),
      let guide = RoleGuide.to(.named(role))
    {
      content = .words(guide.sentences)
    } else if let entry = Glossary.entry(for: name) {
      content = .word(entry)
    } else {
      return nil
    }
  }

  /// The names that are explained.
  static var names: [String] {
    (Rule.all.map(\.name) + RoleGuide.names.map { $0.lowercased() }
      + ArchitecturePage.all.map(\.architecture.name) + LayerTable.all.map(\.name)
      + Glossary.words).eachOnce
  }

  func text(_ settings: Settings) -> StyledText {
    switch content {
    case .rule(let rule): return page(of: rule, settings)
    case .architecture(let page):
      return StyledText(page.architecture.title, .strong) + "\n" + text(of: page.parts, settings)
        + (LayerTable.named(page.architecture.name).map { self.page(of: $0, settings) } ?? "")
    case .table(let table):
      return StyledText(table.title, .strong) + "\n" + self.page(of: table, settings)
    case .words(let words): return text(of: words, settings)
    case .word(let entry):
      let way = StyledText("See it:  ") + StyledText(entry.see, .command) + "\n"
      return text(of: entry.meaning, settings) + way
    }
  }

  private func text(of words: String, _ settings: Settings) -> StyledText {
    let line = words.split(separator: "\n").joined(separator: " ")
    return StyledText(lines: line.wrapped(to: min(settings.width, 80)).map { StyledText($0) })
  }

  /// The page of a rule, its parts behind their names.
  private func page(of rule: Rule, _ settings: Settings) -> StyledText {
    let page = rule.page
    return StyledText(rule.name, .strong) + StyledText(": \(page.title)\n")
      + text(of: [("What", page.what)], settings) + lines(of: page.table, settings)
      + text(of: [("Why", page.why), ("Signs", page.signs), ("Repair", page.repair)], settings)
      + lines(of: page.code, settings)
      + text(of: [("Hint", page.hint)], settings)
  }

  /// What an architecture allows, as the rules judge it.
  private func page(of table: LayerTable, _ settings: Settings) -> StyledText {
    text(of: [("Shows", table.shows)], settings) + lines(of: table.page, settings)
  }

  /// Lines that stay as they are, indented; nothing where there are none.
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
