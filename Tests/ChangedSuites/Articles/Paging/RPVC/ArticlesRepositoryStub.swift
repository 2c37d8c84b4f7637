import ArticlesShared
import Publishing
import Testing

@testable import ArticlesRPVC

/// Keeps every question, and answers when it is told to.
final class ArticlesRepositoryStub: ArticlesRepositoryProtocol {
  private var answers: [Subject<Result<ArticlePage, Error>>] = []
  private(set) var counts: [Int] = []

  var requests: Int { answers.count }

  func fetchPage(after count: Int) -> Publisher<Result<ArticlePage, Error>> {
    let answer = Subject<Result<ArticlePage, Error>>()
    counts.append(count)
    answers.append(answer)
    return answer.publisher
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
    answers[request - 1].send(result.map { ArticlePage(articles: $0, hasMore: hasMore) })
  }
}
