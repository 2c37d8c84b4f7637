import Stage
import TodosShared
import TraceRecording

/// The store of the to-dos, for callers that await its answers.
@Doubled
protocol TodoAsyncStoreProtocol: AnyObject {
  func loadTodos() async -> [TodoItem]
  func addTodo(title: String, content: String) async -> TodoItem
  func updateTodo(_ todo: TodoItem) async throws(TodoError)
  func removeTodo(_ todo: TodoItem) async throws(TodoError)
}

// A synchronous method fulfils an `async` requirement: these stores answer without a wait.

extension TodoMemoryStore: TodoAsyncStoreProtocol {}
extension TodoFileStore: TodoAsyncStoreProtocol {}

extension Surroundings {
  /// Makes the store for the condition of a scenario, for callers that await its answers.
  func makeAsyncTodoStore() -> any TodoAsyncStoreProtocol {
    switch condition {
    case "file": TodoFileStore(on: disk)
    case "shared": TodoMemoryStore(removedByOthers: [1])
    default: TodoMemoryStore()
    }
  }
}
