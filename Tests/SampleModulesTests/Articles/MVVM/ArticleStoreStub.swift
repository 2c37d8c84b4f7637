import ArticlesShared
import Testing

/// Keeps every question, and answers when it is told to.
final class ArticleStoreStub: ArticleStoreProtocol {
  private var completions: [(Result<[Article], Error>) -> Void] = []

  var requests: Int { completions.count }

  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    completions.append(completion)
  }

  /// Answers a request, counted from 1.
  func answer(_ request: Int = 1, with result: Result<[Article], Error>) {
    guard request <= requests else {
      Issue.record("Request \(request) was never made.")
      return
    }
    completions[request - 1](result)
  }
}

extension Result<[Article], Error> {
  /// That many articles.
  static func articles(_ count: Int) -> Self { .success(Array(Article.samples.prefix(count))) }

  /// An error.
  static var unavailable: Self { .failure(ArticleStoreError.unavailable) }
}
