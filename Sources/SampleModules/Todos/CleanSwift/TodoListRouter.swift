import Stage
import TodosShared
import TraceRecording

/// Navigates to the scene of one to-do, and passes the selected to-do to it.
@Role(.router)
final class TodoListRouter: TodoListRoutingLogic {
  weak var viewController: ViewController?
  var dataStore: (any TodoListDataStore)?

  private let store: TodoStoreProtocol

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  func routeToTodoDetail() {
    let destination = TodoDetailConfigurator.makeScene(store: store)
    passData(to: destination.router)
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }

  // MARK: - Passing data

  private func passData(to destination: (any TodoDetailDataPassing)?) {
    destination?.dataStore?.todo = dataStore?.selectedTodo
  }
}
