import ArticlesShared
import Publishing
import Stage
import Testing

@testable import SamplesRPVC

@Suite final class ArticlesRepositoryTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()
  private let repository: ArticlesRepository
  private var subscription: Subscription?
  private var states: [ArticlesState] = []

  init() {
    repository = ArticlesRepository(store: store, mainQueue: Queue("main", clock))
    appear()
  }

  private func appear() {
    subscription = repository.articles().subscribe { [weak self] in self?.states.append($0) }
  }

  private func leave() {
    subscription = nil
  }

  private func answer(_ request: Int = 1, with result: Result<[Article], Error>) {
    store.answer(request, with: result)
    clock.run()
  }

  private func state(_ phase: ArticlesState.Phase, _ count: Int = 0) -> ArticlesState {
    ArticlesState(articles: Array(Article.samples.prefix(count)), phase: phase)
  }

  @Test func `asks the store only when somebody subscribes`() {
    let articles = ArticlesRepository(store: store, mainQueue: Queue("main", clock)).articles()
    #expect(store.requests == 1)
    withExtendedLifetime(articles) {}
  }

  @Test func `publishes first that it loads`() {
    #expect(states == [state(.loading)])
    #expect(store.requests == 1)
  }

  @Test func `publishes an answer on the main queue`() {
    store.answer(with: .articles(2))
    #expect(states == [state(.loading)])
    clock.run()
    #expect(states == [state(.loading), state(.loaded, 2)])
  }

  @Test func `shows the articles in the order of the store`() {
    answer(with: .articles(3))
    #expect(states.last?.articles.map(\.id) == [1, 2, 3])
  }

  @Test func `says that loading failed, and tries again`() {
    answer(with: .unavailable)
    repository.refresh()
    answer(2, with: .articles(1))
    #expect(states.dropFirst() == [state(.failed), state(.loading), state(.loaded, 1)])
  }

  @Test func `keeps the list when a refresh fails`() {
    answer(with: .articles(1))
    repository.refresh()
    answer(2, with: .unavailable)
    #expect(states.last == state(.failed, 1))
  }

  @Test func `says that it loads, beside the articles that it has`() {
    answer(with: .articles(1))
    repository.refresh()
    #expect(states.last == state(.loading, 1))
  }

  @Test func `shows the articles of a refresh in the place of those before`() {
    answer(with: .articles(2))
    repository.refresh()
    answer(2, with: .articles(1))
    #expect(states.last == state(.loaded, 1))
  }

  @Test func `asks for nothing more while it loads`() {
    repository.refresh()
    #expect(store.requests == 1)
    #expect(states == [state(.loading)])
  }

  @Test(arguments: [true, false]) func `leaves all as it is on return once there was an answer`(
    succeeded: Bool
  ) {
    answer(with: succeeded ? .articles(1) : .unavailable)
    leave()
    appear()
    #expect(store.requests == 1)
    let answered = succeeded ? state(.loaded, 1) : state(.failed)
    #expect(states == [state(.loading), answered, answered])
  }

  // MARK: - Late answers

  @Test(arguments: [true, false]) func `drops an answer that comes when the list was left`(
    succeeded: Bool
  ) {
    leave()
    answer(with: succeeded ? .articles(1) : .unavailable)
    appear()
    #expect(states == [state(.loading), state(.loading)])
    #expect(store.requests == 2)
  }

  @Test func `drops an answer on its way to the main queue when the list is left`() {
    store.answer(with: .articles(1))
    leave()
    clock.run()
    appear()
    #expect(states == [state(.loading), state(.loading)])
  }

  @Test(arguments: [[1, 2], [2, 1]]) func `takes only the answer to the latest request`(
    order: [Int]
  ) {
    leave()
    appear()
    for request in order { answer(request, with: .articles(request)) }
    #expect(states.dropFirst(2) == [state(.loaded, 2)])
  }

  @Test func `loads again on return when a refresh was cut off`() {
    answer(with: .articles(1))
    repository.refresh()
    leave()
    appear()
    answer(3, with: .articles(2))
    #expect(states.suffix(2) == [state(.loading, 1), state(.loaded, 2)])
  }

  @Test func `is not kept alive by a request or by a subscription`() {
    weak var released: ArticlesRepository?
    do {
      let repository = ArticlesRepository(store: store, mainQueue: Queue("main", clock))
      subscription = repository.articles().subscribe { _ in }
      released = repository
    }
    #expect(store.requests == 2)
    #expect(released == nil)
  }
}
