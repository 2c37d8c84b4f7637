import Stage
import TraceRecording

/// Navigates back to the list, and hands out the data store of its scene.
@Role(.router)
final class TodoDetailRouter: TodoDetailRoutingLogic {
  weak var viewController: ViewController?
  var dataStore: (any TodoDetailDataStore)?

  func routeToTodoList() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
