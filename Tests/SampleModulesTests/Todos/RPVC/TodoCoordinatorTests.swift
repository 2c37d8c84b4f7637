import Stage
import Testing
import TodosShared
import Traces

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
    let stage = HeadlessStage(
      Variant(.rpvc) {
        let coordinator = TodoCoordinator(repository: TodoRepository(store: TodoMemoryStore()))
        $0.retain(coordinator)
        return coordinator.start()
      },
      given: "ready"
    )
    for action in [Action.open, .tap(row: 2), .press("Delete")] { try stage.perform(action) }
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Action"])
  }
}
