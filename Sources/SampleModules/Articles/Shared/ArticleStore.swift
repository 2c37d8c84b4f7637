import Stage
import TraceRecording

/// The store of the articles.
@Doubled
public protocol ArticleStoreProtocol: AnyObject {
  /// Loads all articles; calls `completion` on the queue of the store.
  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void)
}

/// Simulates a server that answers after a delay.
@Role(.store)
public final class ArticleStore: ArticleStoreProtocol {
  private let server: ArticleServer
  private let queue: Queue
  private var requests = 0

  /// Makes a store that answers for `server`, and calls back on `queue`.
  public init(_ server: ArticleServer, queue: Queue) {
    self.server = server
    self.queue = queue
  }

  /// Loads the articles that the server has at the request; the store stays alive until then.
  public func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    requests += 1
    let request = requests
    queue.async(afterMilliseconds: server.time(for: request)) {
      completion(self.server.answer(to: request))
    }
  }
}

/// The error of a failed loading of the articles.
public enum ArticleStoreError: Error {
  case unavailable
}

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

extension Surroundings {
  /// The store for the condition of a scenario; an unknown condition gives a server that is ready.
  public var articleStore: any ArticleStoreProtocol {
    if condition == "cached" { return CachedArticleStore() }
    return ArticleStore(ArticleServer(rawValue: condition.name) ?? .ready, queue: ioQueue)
  }
}
