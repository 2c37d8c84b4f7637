import ArticlesShared
import TraceRecording

/// The interface of the Repository for the Interactor.
@Doubled
protocol ArticlesRepositoryProtocol: AnyObject {
  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void)
}

/// Gets articles from the store.
@Role(.repository)
final class ArticlesRepository: ArticlesRepositoryProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    store.fetchAll { completion($0.map { $0.map(Article.init) }) }
  }
}
