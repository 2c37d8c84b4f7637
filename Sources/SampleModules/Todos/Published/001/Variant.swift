import Stage

extension Variant {
  /// To-dos as an article shows them that explains the basics: a list, and nothing to do with it.
  public static var todosPublished001: Variant {
    Variant(
      .viper,
      edition: .published("001"),
      entities: ["ToDoItem"],
      methods: [
        .get: "ToDoInteractor.fetchToDoItems()",
        .draw: "ToDoViewController.tableView(_:cellForRowAt:)",
        .keep: "ToDoViewController.showToDoItems(_:)",
      ],
      manifest: Manifest(
        files: [
          "ToDoItem.swift", "ToDoProtocols.swift", "ToDoViewController.swift",
          "ToDoPresenter.swift", "ToDoInteractor.swift", "ToDoRouter.swift",
        ],
        wiring: ["ToDoRouter.createModule()"]
      ),
      sources: EmbeddedTexts.files.map(SourceFile.init)
    ) { _ in
      ToDoRouter.createModule()
    }
  }
}
