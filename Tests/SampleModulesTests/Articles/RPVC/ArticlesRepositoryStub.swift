import ArticlesShared
import Publishing
import Testing

@testable import ArticlesRPVC

/// Keeps every question, and answers when it is told to.
final class ArticlesRepositoryStub: ArticlesRepositoryProtocol {
  private var answers: [Subject<Result<[Article], Error>>] = []

  var requests: Int { answers.count }

  func fetchAll() -> Publisher<Result<[Article], Error>> {
    let answer = Subject<Result<[Article], Error>>()
    answers.append(answer)
    return answer.publisher
  }

  /// Answers a request, counted from 1.
  func answer(_ request: Int = 1, with result: Result<[Article], Error>) {
    guard request <= requests else {
      Issue.record("Request \(request) was never made.")
      return
    }
    answers[request - 1].send(result)
  }
}
