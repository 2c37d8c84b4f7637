import TraceRecording

/// Keeps the articles in memory, and answers synchronously.
@Role(.store)
public final class CachedArticleStore: ArticleStoreProtocol {
  private let articles: [Article]

  /// Makes a store that contains the given articles.
  public init(_ articles: [Article] = Article.samples) {
    self.articles = articles
  }

  /// Passes all articles to `completion` before the call returns.
  public func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    completion(.success(articles))
  }
}
