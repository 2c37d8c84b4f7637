@testable import SamplesVIPER

/// Writes down what it is asked to show.
final class ArticlesViewSpy: ArticlesViewProtocol {
  var shown: [String] = []

  func showLoading(_ isLoading: Bool) { shown.append(isLoading ? "loading" : "done") }
  func showArticles(_ articles: [ArticleVM]) {
    shown.append(articles.map { "\($0.id) \($0)" }.joined(separator: ", "))
  }
  func showError(_ message: String) { shown.append(message) }
}
