import ComparisonData
import Stage

extension Variant {
  /// Todos as article 003 published them, with two screens.
  public static var todosPublished003: Variant {
    Variant(
      .viper,
      edition: .published("003"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
        .decide: "TodoListViewController.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentToDoDetailScreen(from:for:)",
        .keep: "TodoListViewController.showTodos(_:)",
      ]
    ) {
      let app = AppDelegate()
      $0.retain(app)
      app.didFinishLaunching()
      return app.window?.rootViewController ?? ViewController()
    }
  }
}
