import Publishing

@testable import ArticlesRPVC

/// Writes down what it is told; a test sets what is to be shown.
final class ArticlesPresenterStub: ArticlesPresenterProtocol {
  let states = Subject<ArticlesViewState>()
  var told: [String] = []

  var state: Publisher<ArticlesViewState> { states.publisher }

  func start() { told.append("start") }
  func stop() { told.append("stop") }
  func refresh() { told.append("refresh") }
  func select(_ id: Int) { told.append("select \(id)") }
}
