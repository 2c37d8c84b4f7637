@testable import ArticlesRPVC

/// Writes down where it is sent.
final class ArticlesCoordinatorSpy: ArticlesCoordinatorProtocol {
  private(set) var ids: [Int] = []

  func showArticle(_ id: Int) { ids.append(id) }
}
