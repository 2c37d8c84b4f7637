/// One page of the articles, in the order of the store.
public struct ArticlePage: Equatable, Sendable {
  /// The articles of the page.
  public let articles: [Article]
  /// Whether more articles follow after this page.
  public let hasMore: Bool

  /// Makes a page.
  public init(articles: [Article], hasMore: Bool) {
    self.articles = articles
    self.hasMore = hasMore
  }
}
