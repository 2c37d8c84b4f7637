import Stage
import TerminalText

/// The page of `explain` for a published module: what the runnable module changes in the article's code, and its defects.
struct EditionPage {
  private let module: Module
  private let variant: Variant
  private let article: String
  private let publication: Publication

  init?(of name: String, in modules: [Module]) {
    let article = name.lowercased().replacing("article ", with: "")
    for module in modules {
      for edition in module.published where edition.article == article {
        guard let publication = edition.variant.publication else { continue }
        self.module = module
        variant = edition.variant
        self.article = edition.article
        self.publication = publication
        return
      }
    }
    return nil
  }

  static func names(in modules: [Module]) -> [String] {
    modules.flatMap { $0.published.map(\.article) }.sorted()
  }

  func text(_ settings: Settings) -> StyledText {
    let heading = "\(module.title) in \(variant.architecture.title), as published in \(article)"
    let load = "load \(module.name) \(variant.architecture.name) --as-published \(article)"
    let text =
      StyledText(heading, .strong) + "\n" + publication.differences + publication.wrong
      + "See it:  " + StyledText(load, .command) + "\n"
    return text.wrapped(to: min(settings.width, 80))
  }
}

extension Publication {
  var differences: StyledText {
    list(kept, under: "From the article:") + list(added, under: "Added to make it run:")
      + list(leftOut, under: "Left out:")
  }

  var wrong: StyledText {
    let sentences = defects.map { defect in
      let finding =
        defect.finding.map { "Found as \($0)." } ?? "No rule finds it: \(defect.unseen ?? "")."
      return "\(defect.text) \(finding) In the article: \(defect.source)."
    }
    return list(sentences, under: "Wrong with its code:")
  }

  private func list(_ lines: [String], under heading: String) -> StyledText {
    lines.reduce(into: lines.isEmpty ? "" : StyledText(heading, .strong) + "\n") { text, line in
      text += StyledText("  - \(line)\n")
    }
  }
}
