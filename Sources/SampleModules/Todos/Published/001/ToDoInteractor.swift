import TraceRecording

/// Provides the to-dos.
@Role(.interactor)
final class ToDoInteractor: ToDoInteractorInput {
  weak var output: ToDoInteractorOutput?

  func fetchToDoItems() {
    let items = [ToDoItem(title: "Sample Task 1"), ToDoItem(title: "Sample Task 2")]
    output?.didFetchToDoItems(items)
  }
}
