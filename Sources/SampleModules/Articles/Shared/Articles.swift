import ComparisonData
import Stage
import Traces

extension Module {
  /// A list of articles that takes its time to load, and the page of one of them.
  public static func articles(variants: [Variant]) -> Module {
    Module(
      name: "articles",
      title: "Articles",
      summary: "a list of articles that takes its time, and the page of one",
      variants: variants,
      scenarios: articleScenarios
    )
    .lending(Article.samples + [ArticleStoreError.unavailable])
    .compared(
      changes: [.articlesPaging, .articlesListKit, .articlesDeepLink],
      responsibilities: [
        .get: "get the articles",
        .format: "write a title, or Untitled",
        .decide: "decide whether to load on return",
        .draw: "put rows on screen",
        .navigate: "open the page of one",
        .keep: "keep the articles for taps",
      ]
    )
  }
}
