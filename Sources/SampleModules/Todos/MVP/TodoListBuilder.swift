import Stage
import TodosShared

/// Makes the list: its View and its Presenter, connected.
final class TodoListBuilder {
  private let store: TodoStoreProtocol

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  func makeScreen() -> ViewController {
    let presenter = TodoListPresenter(store: store)
    let view = TodoListViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
