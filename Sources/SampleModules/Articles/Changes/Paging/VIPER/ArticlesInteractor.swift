import ArticlesShared
import Stage
import TraceRecording

/// Gets the articles; answers on the main queue.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: PagedArticleStoreProtocol
  private let mainQueue: Queue

  init(store: PagedArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  func loadArticles(
    after count: Int,
    then callback: @escaping (Result<ArticlePage, Error>) -> Void
  ) {
    store.fetchPage(after: count) { [weak self] result in
      self?.mainQueue.async { callback(result) }
    }
  }
}
