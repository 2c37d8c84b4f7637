import Stage
import TraceRecording

/// Where the articles come from.
@Doubled
public protocol ArticleStoreProtocol: AnyObject {
  /// Asks for all articles; the answer comes on whatever queue the store works on.
  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void)
}

/// Stands in for a server, which takes its time.
@Role(.store)
public final class ArticleStore: ArticleStoreProtocol {
  private let server: ArticleServer
  private let queue: Queue
  private var requests = 0

  /// Makes a store that asks a server and answers on a queue.
  public init(_ server: ArticleServer, queue: Queue) {
    self.server = server
    self.queue = queue
  }

  /// All articles that the server has when it is asked; the store stays until it has answered.
  public func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    requests += 1
    let request = requests
    queue.async(afterMilliseconds: server.time(for: request)) {
      completion(self.server.answer(to: request))
    }
  }
}

/// Why there are no articles.
public enum ArticleStoreError: Error {
  case unavailable
}
