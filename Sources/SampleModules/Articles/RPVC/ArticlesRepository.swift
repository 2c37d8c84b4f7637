import ArticlesShared
import Publishing
import Stage
import TraceRecording

/// Gets the articles; publishes on the main queue.
@Role(.repository)
final class ArticlesRepository: ArticlesRepositoryProtocol {
  private var store: ArticleStoreProtocol
  private let mainQueue: Queue

  init(store: ArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  /// Asks anew for each subscriber, and publishes the one answer.
  func fetchAll() -> Publisher<Result<[Article], Error>> {
    Publisher { [weak self] receive in
      self?.store.fetchAll(then: receive)
      return Subscription()
    }
    .receive(on: mainQueue)
  }
}
