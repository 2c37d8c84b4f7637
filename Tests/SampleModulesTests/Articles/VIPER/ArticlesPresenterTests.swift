import ArticlesShared
import CollaborationTesting
import Testing

@testable import SamplesVIPER

@Suite struct ArticlesPresenterTests {
  private let view = ArticlesViewSpy()
  private let interactor = ArticlesInteractorStub()
  private let presenter = ArticlesPresenter()

  init() {
    presenter.interactor = interactor
    appear()
  }

  private func appear() {
    presenter.attach(view)
    presenter.onViewReady()
  }

  @Test func `says that it loads as soon as the View is ready`() {
    #expect(view.shown == ["loading"])
    #expect(interactor.requests == 1)
  }

  @Test func `gives a name to what has none`() {
    interactor.answer(
      with: .success([Article(id: 7, title: "On Tests"), Article(id: 8, title: "")])
    )
    #expect(view.shown == ["loading", "done", "7 On Tests, 8 Untitled"])
  }

  @Test func `shows the articles in the order of the store`() {
    interactor.answer(with: .articles(3))
    let rows = Article.samples.map { "\($0.id) \($0.title)" }
    #expect(view.shown.last == rows.joined(separator: ", "))
  }

  @Test func `says that loading failed, and tries again`() {
    interactor.answer(with: .unavailable)
    #expect(view.shown == ["loading", "done", "Failed to load articles"])
    presenter.onRefresh()
    #expect(interactor.requests == 2)
  }

  @Test func `keeps the list when a refresh fails`() {
    interactor.answer(with: .articles(1))
    view.shown = []
    presenter.onRefresh()
    interactor.answer(2, with: .unavailable)
    #expect(view.shown == ["loading", "done", "Failed to load articles"])
  }

  @Test func `asks for nothing more while it loads`() {
    presenter.onRefresh()
    #expect(interactor.requests == 1)
    #expect(view.shown == ["loading"])
  }

  @Test(arguments: [true, false]) func `loads anew when it is pulled, whatever came before`(
    succeeded: Bool
  ) {
    interactor.answer(with: succeeded ? .articles(1) : .unavailable)
    view.shown = []
    presenter.onRefresh()
    interactor.answer(2, with: .articles(1))
    #expect(view.shown == ["loading", "done", "1 Clean Architecture on Mobile"])
  }

  @Test(arguments: [true, false]) func `leaves all as it is on return once there was an answer`(
    succeeded: Bool
  ) {
    interactor.answer(with: succeeded ? .articles(1) : .unavailable)
    view.shown = []
    presenter.detach()
    appear()
    #expect(interactor.requests == 1)
    #expect(view.shown == [])
  }

  @Test func `leads to the article that was selected`() {
    let presenter = SubjectUnderTest { ArticlesPresenter() }
    expectTrace(presenter.recordTrace { $0.onArticleSelected(7) }) {
      """
      Presenter -> Router goToArticleDetail(7)
      """
    }
  }

  @Test func `does not keep its View alive`() {
    weak var view: ArticlesViewSpy?
    do {
      let spy = ArticlesViewSpy()
      presenter.attach(spy)
      view = spy
    }
    #expect(view == nil)
  }
}
