import ArticlesShared
import Stage
import TraceRecording

/// Loads the articles; calls back on the main queue.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol
  private let mainQueue: Queue

  init(store: ArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  func loadArticles(then callback: @escaping (Result<[Article], Error>) -> Void) {
    store.fetchAll { [weak self] result in
      self?.mainQueue.async { callback(result) }
    }
  }
}
