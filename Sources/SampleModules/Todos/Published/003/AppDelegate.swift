import Stage

/// Makes the window of the app, with the list in it.
final class AppDelegate {
  var window: Window?

  func didFinishLaunching() {
    let todoListView = TodoListRouter.createTodoListModule()
    window = Window()
    window?.rootViewController = todoListView
  }
}
