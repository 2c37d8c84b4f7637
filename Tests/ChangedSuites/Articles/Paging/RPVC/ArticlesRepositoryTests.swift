import ArticlesShared
import Publishing
import Stage
import Testing

@testable import ArticlesRPVC

@Suite final class ArticlesRepositoryTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()
  private let repository: ArticlesRepository
  private var counts: [Int] = []
  private var subscription: Subscription?

  init() {
    repository = ArticlesRepository(store: store, mainQueue: Queue("main", clock))
  }

  private func subscribe() {
    subscription = repository.fetchPage(after: 2).subscribe { [weak self] result in
      self?.counts.append((try? result.get().articles.count) ?? -1)
    }
  }

  @Test func `asks only when somebody subscribes, and anew each time`() {
    let articles = repository.fetchPage(after: 2)
    #expect(store.requests == 0)
    let subscriptions = (1...2).map { _ in articles.subscribe { _ in } }
    #expect(store.requests == subscriptions.count)
  }

  @Test func `publishes on the main queue`() {
    subscribe()
    store.answer(with: .articles(2))
    #expect(counts == [])
    clock.run()
    #expect(counts == [2])
    #expect(store.counts == [2])
  }

  @Test func `publishes what went wrong`() {
    subscribe()
    store.answer(with: .unavailable)
    clock.run()
    #expect(counts == [-1])
  }

  @Test(arguments: [true, false]) func `publishes nothing to who has gone`(isOnItsWay: Bool) {
    subscribe()
    if isOnItsWay { store.answer(with: .articles(2)) }
    subscription = nil
    if !isOnItsWay { store.answer(with: .articles(2)) }
    clock.run()
    #expect(counts == [])
  }
}
