/// Some of the articles, in their order.
public struct ArticlePage: Equatable, Sendable {
  /// The articles.
  public let articles: [Article]
  /// Whether there are others behind them.
  public let hasMore: Bool

  /// Makes a page.
  public init(articles: [Article], hasMore: Bool) {
    self.articles = articles
    self.hasMore = hasMore
  }
}
