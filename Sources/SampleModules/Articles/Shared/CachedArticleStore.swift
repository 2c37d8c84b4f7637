import TraceRecording

/// Has the articles in memory, and answers at once.
@Role(.store)
public final class CachedArticleStore: ArticleStoreProtocol {
  private let articles: [Article]

  /// Makes a store that has these articles.
  public init(_ articles: [Article] = Article.samples) {
    self.articles = articles
  }

  /// All articles, before the call returns.
  public func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    completion(.success(articles))
  }
}
