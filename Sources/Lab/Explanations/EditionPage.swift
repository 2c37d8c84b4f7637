import Stage
import TerminalText

/// The page of `explain` for a module published in an article: what the runnable module changes in the article's code, and the
/// defects of that code.
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

  /// Returns the numbers of the articles in which the modules were published, sorted.
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
