import Testing

@testable import SamplesVIPER

/// Answers that come when nobody waits for them any more.
@Suite struct LateAnswerTests {
  private let view = ArticlesViewSpy()
  private let interactor = ArticlesInteractorStub()

  private func presenter() -> ArticlesPresenter {
    let presenter = ArticlesPresenter()
    presenter.interactor = interactor
    presenter.attach(view)
    presenter.onViewReady()
    return presenter
  }

  @Test(arguments: [true, false]) func `drops an answer that comes when the View has left`(
    succeeded: Bool
  ) {
    let presenter = presenter()
    presenter.detach()
    interactor.answer(with: succeeded ? .articles(1) : .unavailable)
    #expect(view.shown == ["loading"])
    presenter.attach(view)
    presenter.onViewReady()
    #expect(view.shown == ["loading", "loading"])
    #expect(interactor.requests == 2)
  }

  @Test(arguments: [[1, 2], [2, 1]]) func `shows only the answer to the latest request`(
    order: [Int]
  ) {
    let presenter = presenter()
    presenter.detach()
    presenter.attach(view)
    presenter.onViewReady()
    for request in order { interactor.answer(request, with: .articles(request)) }
    #expect(
      view.shown == [
        "loading", "loading", "done", "1 Clean Architecture on Mobile, 2 VIPER Explained Clearly",
      ]
    )
  }

  @Test func `shows the answer to one request once`() {
    let presenter = presenter()
    interactor.answer(with: .articles(1))
    interactor.answer(with: .unavailable)
    #expect(view.shown == ["loading", "done", "1 Clean Architecture on Mobile"])
    withExtendedLifetime(presenter) {}
  }

  @Test func `is not kept alive by a request`() {
    weak var presenter: ArticlesPresenter?
    do { presenter = self.presenter() }
    #expect(presenter == nil)
    interactor.answer(with: .articles(1))
    #expect(view.shown == ["loading"])
  }
}
