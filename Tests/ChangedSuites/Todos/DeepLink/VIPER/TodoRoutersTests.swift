import Stage
import Testing
import TodosShared

@testable import TodosVIPER

@Suite struct TodoRoutersTests {
  @Test func `connects the list from end to end`() throws {
    let module = TodoListRouter.createModule(store: TodoMemoryStore())
    let view = try #require(module as? TodoListViewController)
    view.viewDidLoad()
    let presenter = try #require(view.presenter as? TodoListPresenter)
    #expect(presenter.view === view)
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 3)
  }

  @Test func `pushes the to-do that was tapped, and leads back from it`() throws {
    let list = TodoListRouter.createModule(store: TodoMemoryStore())
    let navigation = NavigationController(rootViewController: list)
    let view = try #require(list as? TodoListViewController)
    view.viewDidLoad()
    view.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    let detail = try #require(navigation.topViewController as? TodoDetailViewController)
    detail.viewDidLoad()
    #expect(detail.title == "Value")
    detail.presenter?.deleteTodo()
    #expect(navigation.topViewController === list)
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 2)
  }

  @Test func `opens the to-do of a link over the list`() throws {
    let list = TodoListRouter.createModule(store: TodoMemoryStore(), linkedTodoID: 2)
    let navigation = NavigationController(rootViewController: list)
    list.viewDidLoad()
    #expect(navigation.topViewController is TodoDetailViewController)
  }

  @Test func `does not hold who opened the to-do`() throws {
    var output: TodoDetailSurroundingsSpy? = TodoDetailSurroundingsSpy()
    weak let opener = output
    let detail = TodoDetailRouter.createModule(
      with: TodoItem.samples[0],
      store: TodoMemoryStore(),
      output: try #require(output)
    )
    output = nil
    #expect(opener == nil)
    #expect(detail is TodoDetailViewController)
  }
}
