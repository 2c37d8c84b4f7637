import ArticlesShared
import Testing

/// Keeps every question, and answers when it is told to.
final class ArticleStoreStub: PagedArticleStoreProtocol {
  private var completions: [(Result<ArticlePage, Error>) -> Void] = []
  private(set) var counts: [Int] = []

  var requests: Int { completions.count }

  func fetchPage(
    after count: Int,
    then completion: @escaping (Result<ArticlePage, Error>) -> Void
  ) {
    counts.append(count)
    completions.append(completion)
  }

  /// Answers a request, counted from 1.
  func answer(
    _ request: Int = 1,
    with result: Result<[Article], Error>,
    hasMore: Bool = false
  ) {
    guard request <= requests else {
      Issue.record("Request \(request) was never made.")
      return
    }
    completions[request - 1](result.map { ArticlePage(articles: $0, hasMore: hasMore) })
  }
}

extension Result<[Article], Error> {
  /// That many articles.
  static func articles(_ count: Int) -> Self { .success(Array(Article.samples.prefix(count))) }

  /// An error.
  static var unavailable: Self { .failure(ArticleStoreError.unavailable) }
}
