import ComparisonData
import Stage
import Traces

extension Module {
  /// A module with a list of articles that loads with a delay, and the page of one article.
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
