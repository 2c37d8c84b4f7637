import ArticlesShared
import Testing

@testable import ArticlesVIPER

/// Keeps every question, and answers when it is told to.
final class ArticlesInteractorStub: ArticlesInteractorProtocol {
  private var callbacks: [(Result<ArticlePage, Error>) -> Void] = []
  private(set) var counts: [Int] = []

  var requests: Int { callbacks.count }

  func loadArticles(
    after count: Int,
    then callback: @escaping (Result<ArticlePage, Error>) -> Void
  ) {
    counts.append(count)
    callbacks.append(callback)
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
    callbacks[request - 1](result.map { ArticlePage(articles: $0, hasMore: hasMore) })
  }
}
