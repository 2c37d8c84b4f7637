import Stage
import Testing

@testable import SamplesVIPER

@Suite struct ArticlesRouterTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()

  @Test func `connects all parts of the module`() throws {
    let module = ArticlesRouter.build(store: store, mainQueue: Queue("main", clock))
    let view = try #require(module as? ArticlesViewController)
    view.viewDidLoad()
    view.viewWillAppear(false)
    store.answer(with: .articles(3))
    clock.run()
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 3)
  }

  @Test func `opens the page of the article that was tapped`() throws {
    let module = ArticlesRouter.build(store: store, mainQueue: Queue("main", clock))
    let navigation = NavigationController(rootViewController: module)
    (module as? ArticlesViewController)?.presenter?.onArticleSelected(2)
    #expect(navigation.viewControllers.count == 2)
    let page = try #require(navigation.topViewController as? ArticleDetailViewController)
    page.viewDidLoad()
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Detail for article id = 2"])
  }
}
