import ArticlesShared
import Stage
import Testing

@testable import SamplesVIPERAsync

@Suite @StageActor struct ArticlesInteractorTests {
  @Test func `returns what the store has`() async throws {
    let interactor = ArticlesInteractor(store: ArticleStoreStub(.success(Article.samples)))
    #expect(try await interactor.loadArticles() == Article.samples)
  }

  @Test func `throws what went wrong`() async {
    let store = ArticleStoreStub(.failure(ArticleStoreError.unavailable))
    await #expect(throws: ArticleStoreError.unavailable) {
      try await ArticlesInteractor(store: store).loadArticles()
    }
  }
}
