import ArticlesShared

@testable import SamplesVIPERAsync

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
