import Stage

/// Makes the window of the app, with the list in it.
final class AppDelegate {
  let window = Window()

  func didFinishLaunching() {
    window.rootViewController = TodoListRouter.createTodoListModule()
  }
}
