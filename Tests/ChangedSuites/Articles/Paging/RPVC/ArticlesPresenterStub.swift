import Publishing

@testable import ArticlesRPVC

/// Writes down what it is asked; a test sets what is to be shown.
final class ArticlesPresenterStub: ArticlesPresenterProtocol {
  let states = Subject<ArticlesViewState>()
  private(set) var bindings = 0
  private(set) var refreshes = 0
  private(set) var pages = 0

  func bind() -> Publisher<ArticlesViewState> {
    bindings += 1
    return states.publisher
  }

  func refresh() { refreshes += 1 }

  func loadMore() { pages += 1 }
}

/// Writes down where it is sent.
final class ArticlesDelegateSpy: ArticlesViewControllerDelegate {
  private(set) var ids: [Int] = []

  func didSelectArticle(id: Int) { ids.append(id) }
}
