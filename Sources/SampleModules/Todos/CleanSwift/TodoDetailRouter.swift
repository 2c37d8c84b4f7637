import Stage
import TraceRecording

/// Navigates back to the list, and passes the changed to-do to it.
@Role(.router)
final class TodoDetailRouter: TodoDetailRoutingLogic {
  weak var viewController: ViewController?
  var dataStore: (any TodoDetailDataStore)?

  func passDataToTodoList() {
    let scenes = viewController?.navigationController?.viewControllers ?? []
    let list = scenes.lazy.compactMap { $0 as? TodoListViewController }.first
    passData(to: list?.router)
  }

  func routeToTodoList() {
    passDataToTodoList()
    viewController?.navigationController?.popViewController(animated: true)
  }

  // MARK: - Passing data

  private func passData(to destination: (any TodoListDataPassing)?) {
    destination?.dataStore?.changedTodo = dataStore?.todo
  }
}
