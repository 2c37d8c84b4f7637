import Testing
import TodosShared

@testable import SamplesVIPERObservable

@Suite struct TodoInteractorsTests {
  private let repository = TodoRepository(store: TodoMemoryStore())
  private let list: TodoListInteractor
  private let detail: TodoDetailInteractor

  init() {
    list = TodoListInteractor(repository: repository)
    detail = TodoDetailInteractor(todo: TodoItem.samples[1], repository: repository)
  }

  private var titles: [String] {
    get async { await repository.todos().map(\.title) }
  }

  @Test func `gets the to-dos in the order of the store`() async {
    #expect(await list.todos() == TodoItem.samples)
  }

  @Test func `adds a to-do that has a title`() async throws {
    try await list.addTodo(title: "Rest", content: "Walk.")
    #expect(await list.todos().last == TodoItem(id: 4, title: "Rest", content: "Walk."))
  }

  @Test func `refuses a title without anything to read`() async {
    await #expect(throws: TodoError.emptyTitle) {
      try await list.addTodo(title: " ", content: "Walk.")
    }
    await #expect(throws: TodoError.emptyTitle) {
      try await detail.editTodo(title: "", content: "All.")
    }
    #expect(await list.todos() == TodoItem.samples)
    #expect(await detail.selectedTodo() == TodoItem.samples[1])
  }

  @Test func `edits and deletes the to-do that it holds`() async throws {
    try await detail.editTodo(title: "Worth", content: "All.")
    #expect(await detail.selectedTodo() == TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(await titles == ["Focus", "Worth", "Action"])
    try await detail.deleteTodo()
    #expect(await titles == ["Focus", "Action"])
  }

  @Test func `says that a to-do is gone`() async throws {
    try await list.deleteTodo(TodoItem.samples[1])
    let gone = TodoError.gone(TodoItem.samples[1])
    await #expect(throws: gone) { try await list.deleteTodo(TodoItem.samples[1]) }
    await #expect(throws: gone) { try await detail.deleteTodo() }
    #expect(await detail.selectedTodo() == TodoItem.samples[1])
  }
}
