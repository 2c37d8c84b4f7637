import ArticlesShared
import TraceRecording

/// Gets the articles.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  func loadArticles(
    onSuccess: @escaping ([Article]) throws -> Void,
    onError: @escaping (Error) -> Void
  ) {
    store.fetchAll { result in
      do {
        try onSuccess(result.get())
      } catch {
        onError(error)
      }
    }
  }
}
