import Stage
import TodosShared

/// Makes the screen of one to-do: its View and its Presenter, connected.
///
/// The Presenter of the list hands a Builder to its View, so neither knows how the next screen is made.
final class TodoDetailBuilder {
  private let todo: TodoItem
  private let store: TodoStoreProtocol

  init(todo: TodoItem, store: TodoStoreProtocol) {
    self.todo = todo
    self.store = store
  }

  func makeScreen() -> ViewController {
    let presenter = TodoDetailPresenter(todo: todo, store: store)
    let view = TodoDetailViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
