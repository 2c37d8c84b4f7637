import Stage

@testable import SamplesVIPERAsync

/// Writes down what it is told.
final class ArticlesPresenterSpy: ArticlesPresenterProtocol {
  var told: [String] = []

  /// Waits for what never comes, as long as it may.
  func onViewReady() async {
    told.append("ready")
    let silence = AsyncStream<Void> { _ in }
    for await _ in silence {}
    told.append("given up")
  }

  func onRefresh() async { told.append("refresh") }
  func onArticleSelected(_ id: Int) { told.append("selected \(id)") }
}
