import ArticlesShared
import Publishing
import Stage
import TraceRecording

/// Gets the articles; publishes on the main queue.
@Role(.repository)
final class ArticlesRepository: ArticlesRepositoryProtocol {
  private var store: PagedArticleStoreProtocol
  private let mainQueue: Queue

  init(store: PagedArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  /// Asks anew for each subscriber, and publishes the one answer.
  func fetchPage(after count: Int) -> Publisher<Result<ArticlePage, Error>> {
    Publisher { [weak self] receive in
      self?.store.fetchPage(after: count, then: receive)
      return Subscription()
    }
    .receive(on: mainQueue)
  }
}
