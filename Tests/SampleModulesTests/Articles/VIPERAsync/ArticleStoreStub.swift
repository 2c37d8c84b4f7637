import ArticlesShared

/// Answers at once.
final class ArticleStoreStub: ArticleStoreProtocol {
  private let result: Result<[Article], Error>

  init(_ result: Result<[Article], Error>) { self.result = result }

  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    completion(result)
  }
}
