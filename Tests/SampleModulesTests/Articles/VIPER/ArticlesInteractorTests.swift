import ArticlesShared
import Stage
import Testing

@testable import SamplesVIPER

@Suite struct ArticlesInteractorTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()

  private func interactor() -> ArticlesInteractor {
    ArticlesInteractor(store: store, mainQueue: Queue("main", clock))
  }

  @Test(arguments: [1, 3]) func `answers on the main queue`(count: Int) throws {
    var articles: [Article] = []
    let interactor = interactor()
    interactor.loadArticles { articles = (try? $0.get()) ?? [] }
    store.answer(with: .articles(count))
    #expect(articles == [])
    clock.run()
    #expect(articles.map(\.id) == Array(1...count))
  }

  @Test func `hands on what went wrong`() {
    var results: [Result<[Article], Error>] = []
    let interactor = interactor()
    interactor.loadArticles { results.append($0) }
    store.answer(with: .unavailable)
    clock.run()
    #expect(results.count == 1)
    #expect(throws: ArticleStoreError.unavailable) { try results.first?.get() }
  }

  @Test func `answers nobody once it is gone`() {
    var answers = 0
    interactor().loadArticles { _ in answers += 1 }
    store.answer(with: .articles(1))
    clock.run()
    #expect(answers == 0)
  }
}
