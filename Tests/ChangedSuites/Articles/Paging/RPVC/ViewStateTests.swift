import ArticlesShared
import Testing

@testable import ArticlesRPVC

@Suite struct ViewStateTests {
  @Test func `gives a name to what has none`() {
    let articles = [Article(id: 7, title: "On Tests"), Article(id: 8, title: "")]
    let state = ArticlesPresenter.viewState(of: ArticlesState(articles: articles, phase: .loaded))
    #expect(
      state.rows == [ArticleRow(id: 7, title: "On Tests"), ArticleRow(id: 8, title: "Untitled")]
    )
  }

  @Test func `offers more only when it is loaded`() {
    let state = { ArticlesState(articles: Article.samples, phase: $0, hasMore: true) }
    #expect(ArticlesPresenter.viewState(of: state(.loaded)).hasMore)
    #expect(!ArticlesPresenter.viewState(of: state(.loading)).hasMore)
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
}
