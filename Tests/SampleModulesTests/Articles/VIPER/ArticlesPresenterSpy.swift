@testable import SamplesVIPER

/// Writes down what it is told.
final class ArticlesPresenterSpy: ArticlesPresenterProtocol {
  var told: [String] = []

  func attach(_ view: ArticlesViewProtocol) { told.append("attach") }
  func detach() { told.append("detach") }
  func onViewReady() { told.append("ready") }
  func onRefresh() { told.append("refresh") }
  func onArticleSelected(_ id: Int) { told.append("selected \(id)") }
}
