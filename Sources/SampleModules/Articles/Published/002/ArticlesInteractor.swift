import ArticlesShared
import TraceRecording

/// Gets the articles, one request after the other.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol
  private let executor: SingleThreadExecutor

  init(store: ArticleStoreProtocol, executor: SingleThreadExecutor) {
    self.store = store
    self.executor = executor
  }

  func loadArticles(
    onSuccess: @escaping ([Article]) throws -> Void,
    onError: @escaping (Error) -> Void
  ) {
    executor.execute { done in
      self.store.fetchAll { result in
        do {
          try onSuccess(result.get())
        } catch {
          onError(error)
        }
        done()
      }
    }
  }
}
