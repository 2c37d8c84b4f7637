import Publishing
import Testing
import TodosShared

@testable import SamplesRPVC

@Suite struct TodoRepositoryTests {
  private let store = TodoMemoryStore()
  private let repository: TodoRepository
  private let published = Published<[TodoItem]>()

  init() {
    repository = TodoRepository(store: store)
    published.subscribe(to: repository.todos())
  }

  private var titles: [[String]] { published.values.map { $0.map(\.title) } }

  @Test func `gets the to-dos in the order of the store`() {
    #expect(titles == [["Focus", "Value", "Action"]])
  }

  @Test func `adds a to-do that has a title`() throws {
    try repository.addTodo(title: "Rest", content: "Walk.")
    #expect(titles.last == ["Focus", "Value", "Action", "Rest"])
    #expect(store.loadTodos().last?.content == "Walk.")
  }

  @Test func `publishes the list, then every change`() throws {
    try repository.addTodo(title: "Rest", content: "Walk.")
    try repository.updateTodo(TodoItem(id: 1, title: "Worth", content: ""))
    try repository.removeTodo(id: 2)
    #expect(
      titles == [
        ["Focus", "Value", "Action"], ["Focus", "Value", "Action", "Rest"],
        ["Worth", "Value", "Action", "Rest"], ["Worth", "Action", "Rest"],
      ]
    )
    #expect(published.values.last?.last?.content == "Walk.")
  }

  @Test func `asks the store only when somebody subscribes`() {
    let later = repository.todos()
    #expect(published.values.count == 1)
    _ = later.subscribe { _ in }
    #expect(published.values.count == 2)
  }

  @Test func `publishes one to-do, and what it becomes, as long as it is there`() throws {
    let one = Published<TodoItem>()
    one.subscribe(to: repository.todo(id: 2))
    try repository.updateTodo(TodoItem(id: 2, title: "Worth", content: ""))
    try repository.removeTodo(id: 2)
    #expect(one.values.map(\.title) == ["Value", "Worth"])
  }

  @Test func `knows of a to-do that is not listed that it is gone`() {
    #expect(throws: TodoError.self) { try repository.removeTodo(id: 9) }
  }

  @Test func `refuses a title without anything to read`() {
    #expect(throws: TodoError.emptyTitle) { try repository.addTodo(title: " ", content: "") }
    #expect(throws: TodoError.emptyTitle) {
      try repository.updateTodo(TodoItem(id: 1, title: "", content: ""))
    }
    #expect(titles.count == 1)
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `publishes the list as it is now when a to-do was gone before`() throws {
    let focus = TodoItem.samples[0]
    try store.removeTodo(focus)
    #expect(throws: TodoError.gone(focus)) { try repository.removeTodo(id: focus.id) }
    #expect(throws: TodoError.gone(focus)) { try repository.updateTodo(focus) }
    #expect(titles.dropFirst() == [["Value", "Action"], ["Value", "Action"]])
  }
}
