import Publishing
import Testing
import TodosShared

@testable import TodosRPVC

/// Notes where the Presenters want to go.
final class TodoCoordinatorSpy: TodoCoordinatorProtocol {
  private(set) var ways: [String] = []

  func showDetail(of todo: TodoItem) { ways.append("show \(todo.title)") }

  func closeDetail() { ways.append("close") }
}

@Suite struct TodoListPresenterTests {
  private let coordinator = TodoCoordinatorSpy()
  private let store = TodoMemoryStore()
  private let presenter: TodoListPresenter
  private let states = Published<TodoListViewState>()

  init() {
    presenter = TodoListPresenter(repository: TodoRepository(store: store))
    presenter.coordinator = coordinator
    states.subscribe(to: presenter.viewState())
  }

  private var titles: [String]? { states.values.last?.rows.map(\.title) }

  @Test func `publishes a state for each change`() {
    presenter.addTodo(title: "Rest", content: "Walk.")
    presenter.removeTodo(at: 1)
    presenter.removeTodo(at: 3)
    #expect(states.values.map(\.rows.count) == [3, 4, 3])
    #expect(titles == ["Focus", "Action", "Rest"])
  }

  @Test func `keeps the rows beside what is wrong with a title`() {
    presenter.addTodo(title: "", content: "Walk.")
    #expect(states.values.last?.message == "A to-do needs a title.")
    #expect(titles?.count == 3)
  }

  @Test func `publishes the list as it is now, and that a to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[0])
    presenter.removeTodo(at: 0)
    #expect(titles == ["Value", "Action"])
    #expect(states.values.last?.message == "This to-do is already gone.")
  }

  @Test func `opens the to-do of that row`() {
    presenter.showDetail(at: 2)
    presenter.showDetail(at: 3)
    #expect(coordinator.ways == ["show Action"])
  }
}

@Suite struct TodoDetailPresenterTests {
  private let coordinator = TodoCoordinatorSpy()
  private let store = TodoMemoryStore()
  private let presenter: TodoDetailPresenter
  private let states = Published<TodoDetailViewState>()

  init() {
    let repository = TodoRepository(store: store)
    presenter = TodoDetailPresenter(todo: TodoItem.samples[1], repository: repository)
    presenter.coordinator = coordinator
    states.subscribe(to: presenter.viewState())
  }

  @Test func `publishes the to-do that it was given, then what it becomes`() {
    presenter.editTodo(title: "Worth", content: "All.")
    #expect(states.values.map(\.title) == ["Value", "Worth"])
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
  }

  @Test func `keeps the old texts when the title is empty`() {
    presenter.editTodo(title: " ", content: "All.")
    #expect(states.values.last?.title == "Value")
    #expect(states.values.last?.message == "A to-do needs a title.")
  }

  @Test func `closes when it has deleted the to-do`() {
    presenter.deleteTodo()
    #expect(store.loadTodos().map(\.id) == [1, 3])
    #expect(coordinator.ways == ["close"])
  }

  @Test func `stays when the to-do was gone before`() throws {
    try store.removeTodo(TodoItem.samples[1])
    presenter.deleteTodo()
    #expect(states.values.last?.message == "This to-do is already gone.")
    #expect(coordinator.ways == [])
  }
}
