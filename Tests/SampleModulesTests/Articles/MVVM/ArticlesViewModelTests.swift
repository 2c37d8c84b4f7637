import ArticlesShared
import Stage
import Testing

@testable import SamplesMVVM

@Suite final class ArticlesViewModelTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()
  private let viewModel: ArticlesViewModel
  private var states: [ArticlesViewState] = []

  init() {
    viewModel = ArticlesViewModel(store: store, mainQueue: Queue("main", clock))
    viewModel.onChange = { [weak self] in self?.states.append($0) }
    viewModel.appear()
  }

  private func answer(_ request: Int = 1, with result: Result<[Article], Error>) {
    store.answer(request, with: result)
    clock.run()
  }

  private let loading = ArticlesViewState(rows: [], isLoading: true, message: nil)
  private let failed = ArticlesViewState(
    rows: [],
    isLoading: false,
    message: "Failed to load articles"
  )

  private func list(_ count: Int, isLoading: Bool = false) -> ArticlesViewState {
    let rows = Article.samples.prefix(count).map { ArticleRow(id: $0.id, title: $0.title) }
    return ArticlesViewState(rows: rows, isLoading: isLoading, message: nil)
  }

  @Test func `says that it loads as soon as it is seen`() {
    #expect(states == [loading])
    #expect(store.requests == 1)
  }

  @Test func `gives a name to what has none`() {
    answer(with: .success([Article(id: 7, title: "On Tests"), Article(id: 8, title: "")]))
    let rows = [ArticleRow(id: 7, title: "On Tests"), ArticleRow(id: 8, title: "Untitled")]
    #expect(states == [loading, ArticlesViewState(rows: rows, isLoading: false, message: nil)])
  }

  @Test func `says nothing before it is back on the main queue`() {
    store.answer(with: .articles(1))
    #expect(states == [loading])
    clock.run()
    #expect(states == [loading, list(1)])
  }

  @Test func `says that loading failed, and tries again`() {
    answer(with: .unavailable)
    viewModel.refresh()
    answer(2, with: .articles(1))
    #expect(states == [loading, failed, loading, list(1)])
  }

  @Test func `keeps the list when a refresh fails`() {
    answer(with: .articles(1))
    viewModel.refresh()
    answer(2, with: .unavailable)
    #expect(states.dropFirst(2).map(\.rows) == [list(1).rows, list(1).rows])
    #expect(states.last?.message == "Failed to load articles")
  }

  @Test func `says that it loads, beside the articles that it has`() {
    answer(with: .articles(1))
    viewModel.refresh()
    #expect(states.last == list(1, isLoading: true))
  }

  @Test func `shows the articles in the order of the store`() {
    answer(with: .articles(3))
    #expect(states.last == list(3))
  }

  @Test func `shows the articles of a refresh in the place of those before`() {
    answer(with: .articles(2))
    viewModel.refresh()
    answer(2, with: .articles(1))
    #expect(states.last == list(1))
  }

  @Test func `asks for nothing more while it loads`() {
    viewModel.refresh()
    #expect(store.requests == 1)
  }

  @Test(arguments: [true, false]) func `leaves all as it is on return once there was an answer`(
    succeeded: Bool
  ) {
    answer(with: succeeded ? .articles(1) : .unavailable)
    viewModel.disappear()
    viewModel.appear()
    #expect(store.requests == 1)
    #expect(states.count == 2)
  }

  // MARK: - Late answers

  @Test(arguments: [true, false]) func `drops an answer that comes when the list was left`(
    succeeded: Bool
  ) {
    viewModel.disappear()
    answer(with: succeeded ? .articles(1) : .unavailable)
    viewModel.appear()
    #expect(states == [loading, loading])
    #expect(store.requests == 2)
  }

  @Test(arguments: [[1, 2], [2, 1]]) func `takes only the answer to the latest request`(
    order: [Int]
  ) {
    viewModel.disappear()
    viewModel.appear()
    for request in order { answer(request, with: .articles(request)) }
    #expect(states == [loading, loading, list(2)])
  }

  @Test func `takes the answer to one request once`() {
    answer(with: .articles(1))
    answer(with: .unavailable)
    #expect(states == [loading, list(1)])
  }

  @Test func `is not kept alive by a request`() {
    weak var gone: ArticlesViewModel?
    do {
      let viewModel = ArticlesViewModel(store: store, mainQueue: Queue("main", clock))
      viewModel.appear()
      gone = viewModel
    }
    #expect(gone == nil)
  }
}
