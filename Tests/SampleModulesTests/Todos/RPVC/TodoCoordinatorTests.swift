import Stage
import Testing
import TodosShared

@testable import TodosRPVC

@Suite struct TodoCoordinatorTests {
  private let coordinator = TodoCoordinator(repository: TodoRepository(store: TodoMemoryStore()))
  private let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: coordinator.start())
  }

  @Test func `starts with the list`() {
    #expect(navigation.topViewController is TodoListViewController)
  }

  @Test func `opens the to-do that it is given, and closes it`() {
    coordinator.showDetail(of: TodoItem.samples[2])
    let detail = navigation.topViewController
    detail?.viewDidLoad()
    #expect(detail is TodoDetailViewController)
    #expect(detail?.title == "Action")
    coordinator.closeDetail()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `is told by both screens where to go`() throws {
    let list = try #require(navigation.topViewController as? TodoListViewController)
    list.viewDidLoad()
    list.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(navigation.viewControllers.count == 2)
  }
}
