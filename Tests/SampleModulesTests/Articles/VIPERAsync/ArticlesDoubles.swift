import ArticlesShared
import Stage

@testable import SamplesVIPERAsync

/// Answers at once.
final class ArticleStoreStub: ArticleStoreProtocol {
  private let result: Result<[Article], Error>

  init(_ result: Result<[Article], Error>) { self.result = result }

  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    completion(result)
  }
}

/// Answers at once; what happens while somebody waits can be set.
final class ArticlesInteractorStub: ArticlesInteractorProtocol {
  var result: Result<[Article], Error> = .success(Array(Article.samples.prefix(1)))
  var meanwhile: () async -> Void = {}
  private(set) var requests = 0

  func loadArticles() async throws -> [Article] {
    requests += 1
    let answer = result
    await meanwhile()
    return try answer.get()
  }
}

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

/// Writes down where it is sent.
final class ArticlesRouterSpy: ArticlesRouterProtocol {
  private(set) var ids: [Int] = []

  func goToArticleDetail(_ id: Int) { ids.append(id) }
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
