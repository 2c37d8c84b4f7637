import ArticlesShared
import CollaborationTesting
import Publishing
import Testing
import Traces

@testable import SamplesRPVC

@Suite struct ArticlesPresenterTests {
  @Test func `gives a name to what has none`() {
    let articles = [Article(id: 7, title: "On Tests"), Article(id: 8, title: "")]
    let state = ArticlesPresenter.viewState(of: ArticlesState(articles: articles, phase: .loaded))
    #expect(
      state.rows == [ArticleRow(id: 7, title: "On Tests"), ArticleRow(id: 8, title: "Untitled")]
    )
  }

  static let phases: [(ArticlesState.Phase, isLoading: Bool, message: String?)] = [
    (.idle, false, nil), (.loading, true, nil), (.loaded, false, nil),
    (.failed, false, "Failed to load articles"),
  ]

  @Test(arguments: phases) func `says where the loading stands, and keeps the rows`(
    phase: ArticlesState.Phase,
    isLoading: Bool,
    message: String?
  ) {
    let state = ArticlesState(articles: Article.samples, phase: phase)
    let shown = ArticlesPresenter.viewState(of: state)
    #expect(shown.isLoading == isLoading)
    #expect(shown.message == message)
    #expect(shown.rows.map(\.id) == [1, 2, 3])
  }

  @Test func `publishes what becomes of each state of the Repository`() throws {
    let presenter = try SubjectUnderTest { try ArticlesPresenter(repository: $0.double()) }
    let states = Subject(ArticlesState(phase: .loading))
    presenter.answer("articles", states.publisher)
    var shown: [ArticlesViewState] = []
    let subscription = presenter.subject.bind().subscribe { shown.append($0) }
    states.send(ArticlesState(phase: .failed))
    #expect(shown.map(\.isLoading) == [true, false])
    #expect(shown.map(\.message) == [nil, "Failed to load articles"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `passes a refresh on to the Repository`() throws {
    let presenter = try SubjectUnderTest { try ArticlesPresenter(repository: $0.double()) }
    expectOrder(presenter.recordTrace { $0.refresh() }) { Messages("refresh").exactly(1) }
  }
}
