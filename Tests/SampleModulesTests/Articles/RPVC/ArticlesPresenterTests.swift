import ArticlesShared
import Publishing
import Testing

@testable import ArticlesRPVC

@Suite final class ArticlesPresenterTests {
  private let repository = ArticlesRepositoryStub()
  private let presenter: ArticlesPresenter
  private var subscription: Subscription?
  private var states: [ArticlesViewState] = []

  init() {
    presenter = ArticlesPresenter(repository: repository)
    appear()
  }

  private func appear() {
    subscription = presenter.bind().subscribe { [weak self] in self?.states.append($0) }
  }

  private func leave() {
    subscription = nil
  }

  private func state(_ phase: ArticlesState.Phase, _ count: Int = 0) -> ArticlesViewState {
    let articles = Array(Article.samples.prefix(count))
    return ArticlesPresenter.viewState(of: ArticlesState(articles: articles, phase: phase))
  }

  @Test func `publishes an empty list at once, and that it loads`() {
    #expect(states == [state(.idle), state(.loading)])
    #expect(repository.requests == 1)
  }

  @Test func `publishes what was loaded`() {
    repository.answer(with: .articles(2))
    #expect(states.last == state(.loaded, 2))
    #expect(states.count == 3)
  }

  @Test func `says that loading failed, and tries again`() {
    repository.answer(with: .unavailable)
    presenter.refresh()
    repository.answer(2, with: .articles(1))
    #expect(states.dropFirst(2) == [state(.failed), state(.loading), state(.loaded, 1)])
  }

  @Test func `keeps the list when a refresh fails`() {
    repository.answer(with: .articles(1))
    presenter.refresh()
    repository.answer(2, with: .unavailable)
    #expect(states.dropFirst(3) == [state(.loading, 1), state(.failed, 1)])
  }

  @Test func `says that it loads, beside the articles that it has`() {
    repository.answer(with: .articles(1))
    presenter.refresh()
    #expect(states.last == state(.loading, 1))
  }

  @Test func `shows the articles in the order of the store`() {
    repository.answer(with: .articles(3))
    #expect(states.last?.rows.map(\.id) == [1, 2, 3])
  }

  @Test func `shows the articles of a refresh in the place of those before`() {
    repository.answer(with: .articles(2))
    presenter.refresh()
    repository.answer(2, with: .articles(1))
    #expect(states.last == state(.loaded, 1))
  }

  @Test func `asks for nothing more while it loads`() {
    presenter.refresh()
    #expect(repository.requests == 1)
  }

  @Test(arguments: [true, false]) func `leaves all as it is on return once there was an answer`(
    succeeded: Bool
  ) {
    repository.answer(with: succeeded ? .articles(1) : .unavailable)
    leave()
    appear()
    #expect(repository.requests == 1)
    #expect(states[2...].count == 2)
    #expect(states[2] == states[3])
  }

  @Test func `shows the last state to a View that comes back`() {
    repository.answer(with: .articles(2))
    leave()
    states = []
    appear()
    #expect(states == [state(.loaded, 2)])
  }

  // MARK: - Late answers

  @Test(arguments: [true, false]) func `drops an answer that comes when the list was left`(
    succeeded: Bool
  ) {
    leave()
    states = []
    repository.answer(with: succeeded ? .articles(1) : .unavailable)
    appear()
    #expect(states == [state(.idle), state(.loading)])
    #expect(repository.requests == 2)
  }

  @Test(arguments: [[1, 2], [2, 1]]) func `takes only the answer to the latest request`(
    order: [Int]
  ) {
    leave()
    appear()
    states = []
    for request in order { repository.answer(request, with: .articles(request)) }
    #expect(states == [state(.loaded, 2)])
  }

  @Test func `is not kept alive by a request or by who looks at it`() {
    weak var gone: ArticlesPresenter?
    do {
      let presenter = ArticlesPresenter(repository: repository)
      subscription = presenter.bind().subscribe { _ in }
      gone = presenter
    }
    #expect(gone == nil)
  }
}
