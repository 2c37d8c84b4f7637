@testable import SamplesVIPERAsync

/// Writes down where it is sent.
final class ArticlesRouterSpy: ArticlesRouterProtocol {
  private(set) var ids: [Int] = []

  func goToArticleDetail(_ id: Int) { ids.append(id) }
}
