import Publishing
import Testing
import TodosShared

@testable import SamplesRPVC

@Suite struct TodoListPresenterTests {
  private let repository = TodoRepository(store: TodoMemoryStore())
  private let presenter: TodoListPresenter
  private let states = Published<TodoListViewState>()

  init() {
    presenter = TodoListPresenter(repository: repository)
    states.subscribe(to: presenter.bind())
  }

  @Test func `publishes a state for each change`() throws {
    try repository.addTodo(title: "Rest", content: "Walk.")
    try repository.removeTodo(id: 2)
    #expect(states.values.map(\.rows.count) == [3, 4, 3])
    #expect(states.values.last?.rows.map(\.title) == ["Focus", "Action", "Rest"])
  }

  @Test func `keeps the rows beside what is wrong`() {
    presenter.report(.emptyTitle)
    #expect(states.values.last?.message == "A to-do needs a title.")
    #expect(states.values.last?.rows.count == 3)
  }

  @Test func `publishes only what is news`() {
    for error in [nil, TodoError.emptyTitle, .emptyTitle, nil] { presenter.report(error) }
    #expect(states.values.map(\.message) == [nil, "A to-do needs a title.", nil])
  }

  @Test func `takes what is wrong back with the next list`() throws {
    presenter.report(.emptyTitle)
    try repository.updateTodo(TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(states.values.last?.message == nil)
  }
}

@Suite struct TodoDetailPresenterTests {
  private let repository = TodoRepository(store: TodoMemoryStore())
  private let presenter: TodoDetailPresenter
  private let list = Published<[TodoItem]>()
  private let states = Published<TodoDetailViewState>()

  init() {
    list.subscribe(to: repository.todos())
    presenter = TodoDetailPresenter(todoID: 2, repository: repository)
    states.subscribe(to: presenter.bind())
  }

  @Test func `publishes the to-do that it was given, then what it becomes`() throws {
    try repository.updateTodo(TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(states.values.map(\.title) == ["Value", "Worth"])
  }

  @Test func `keeps the texts beside what is wrong`() {
    presenter.report(.emptyTitle)
    #expect(states.values.last?.title == "Value")
    #expect(states.values.last?.message == "A to-do needs a title.")
  }

  @Test func `publishes only what is news`() {
    for error in [nil, TodoError.emptyTitle, .emptyTitle, nil] { presenter.report(error) }
    #expect(states.values.map(\.message) == [nil, "A to-do needs a title.", nil])
  }
}
