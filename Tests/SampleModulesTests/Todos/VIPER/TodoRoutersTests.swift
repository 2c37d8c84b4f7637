import Stage
import Testing
import TodosShared

@testable import SamplesVIPER

@Suite struct TodoRoutersTests {
  @Test func `connects the list from end to end`() throws {
    let module = TodoListRouter.createModule(store: TodoMemoryStore())
    let view = try #require(module as? TodoListViewController)
    view.viewDidLoad()
    let presenter = try #require(view.presenter as? TodoListPresenter)
    #expect(presenter.view === view)
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 3)
  }

  /// A list that was loaded, and the to-do of its second row over it.
  private func opened() throws -> (
    list: TodoListViewController, detail: TodoDetailViewController, stack: NavigationController
  ) {
    let module = TodoListRouter.createModule(store: TodoMemoryStore())
    let stack = NavigationController(rootViewController: module)
    let list = try #require(module as? TodoListViewController)
    list.viewDidLoad()
    list.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    let detail = try #require(stack.topViewController as? TodoDetailViewController)
    detail.viewDidLoad()
    return (list, detail, stack)
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    #expect(try opened().detail.title == "Value")
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    let (list, detail, stack) = try opened()
    detail.presenter?.deleteTodo()
    #expect(stack.topViewController === list)
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
  }

  @Test func `does not hold who opened the to-do`() throws {
    var output: TodoListPresenter? = TodoListPresenter()
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
