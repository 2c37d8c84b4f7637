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

/// Writes down what it is told.
final class ArticlesPresenterSpy: ArticlesPresenterProtocol {
  var told: [String] = []

  func attach(_ view: ArticlesViewProtocol) { told.append("attach") }
  func detach() { told.append("detach") }
  func onViewReady() { told.append("ready") }
  func onRefresh() { told.append("refresh") }
  func onArticleSelected(_ id: Int) { told.append("selected \(id)") }
}

/// Writes down what it is asked to show.
final class ArticlesViewSpy: ArticlesViewProtocol {
  var shown: [String] = []

  func showLoading(_ isLoading: Bool) { shown.append(isLoading ? "loading" : "done") }
  func showArticles(_ articles: [ArticleVM]) {
    shown.append(articles.map { "\($0.id) \($0)" }.joined(separator: ", "))
  }
  func showError(_ message: String) { shown.append(message) }
}
