import ArticlesShared
import Testing

@testable import SamplesVIPER

/// Keeps every question, and answers when it is told to.
final class ArticlesInteractorStub: ArticlesInteractorProtocol {
  private var callbacks: [(Result<[Article], Error>) -> Void] = []

  var requests: Int { callbacks.count }

  func loadArticles(then callback: @escaping (Result<[Article], Error>) -> Void) {
    callbacks.append(callback)
  }

  /// Answers a request, counted from 1.
  func answer(_ request: Int = 1, with result: Result<[Article], Error>) {
    guard request <= requests else {
      Issue.record("Request \(request) was never made.")
      return
    }
    callbacks[request - 1](result)
  }
}
