import Stage
import Testing

@testable import SamplesRPVC

@Suite struct ArticlesCoordinatorTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()

  private func coordinator(on navigation: NavigationController) -> ArticlesCoordinator {
    let coordinator = ArticlesCoordinator(
      navigationController: navigation,
      repository: ArticlesRepository(store: store, mainQueue: Queue("main", clock))
    )
    coordinator.start()
    return coordinator
  }

  @Test func `connects all parts of the list`() throws {
    let navigation = NavigationController()
    let coordinator = coordinator(on: navigation)
    let view = try #require(navigation.topViewController as? ArticlesViewController)
    view.viewDidLoad()
    view.viewWillAppear(false)
    store.answer(with: .articles(3))
    clock.run()
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 3)
    #expect(view.delegate === coordinator)
  }

  @Test func `opens the page of the article that was tapped`() throws {
    let navigation = NavigationController()
    coordinator(on: navigation).didSelectArticle(id: 2)
    #expect(navigation.viewControllers.count == 2)
    let page = try #require(navigation.topViewController as? ArticleDetailViewController)
    page.viewDidLoad()
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Detail for article id = 2"])
  }
}
