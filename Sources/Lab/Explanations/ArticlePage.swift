import Stage
import TerminalText

extension [Module] {
  /// The numbers of the articles that have published modules, sorted.
  var articles: [String] { flatMap { $0.published.map(\.article) }.sorted() }

  /// Returns the page of `explain` for an article: what the runnable module changes in the article's code, and its defects.
  func page(ofArticle name: String) -> StyledText? {
    let article = name.lowercased().replacing("article ", with: "")
    for module in self {
      for edition in module.published where edition.article == article {
        guard let publication = edition.variant.publication else { continue }
        let architecture = edition.variant.architecture
        let heading = "\(module.title) in \(architecture.title), as published in \(article)"
        let load = "load \(module.name) \(architecture.name) --as-published \(article)"
        return StyledText(heading, .strong) + "\n" + publication.differences + publication.wrong
          + "See it:  " + StyledText(load, .command) + "\n"
      }
    }
    return nil
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
