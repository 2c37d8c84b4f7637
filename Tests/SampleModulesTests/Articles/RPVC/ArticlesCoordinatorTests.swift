import Stage
import Testing

@testable import ArticlesRPVC

@Suite struct ArticlesCoordinatorTests {
  private let store = ArticleStoreStub()
  private let clock = VirtualClock()

  private func start(_ coordinator: ArticlesCoordinator) -> ViewController {
    coordinator.start(store: store, mainQueue: Queue("main", clock))
  }

  @Test func `connects all parts of the list`() throws {
    let coordinator = ArticlesCoordinator()
    let view = try #require(start(coordinator) as? ArticlesViewController)
    view.viewDidLoad()
    view.viewWillAppear(false)
    store.answer(with: .articles(3))
    clock.run()
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 3)
  }

  @Test func `puts the page of an article on the stack`() throws {
    let coordinator = ArticlesCoordinator()
    let navigation = NavigationController(rootViewController: start(coordinator))
    coordinator.showArticle(2)
    #expect(navigation.viewControllers.count == 2)
    let page = try #require(navigation.topViewController as? ArticleDetailViewController)
    page.viewDidLoad()
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["Detail for article id = 2"])
  }

  @Test func `leaves nothing behind`() {
    weak var module: ViewController?
    do { module = start(ArticlesCoordinator()) }
    #expect(module == nil)
  }
}
