import ComparisonData
import Stage

extension Variant {
  /// Todos as the article with two screens has them.
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
      ],
      manifest: Manifest(
        files: [
          "TodoItem.swift", "TodoListProtocols.swift", "TodoListViewController.swift",
          "TodoListPresenter.swift", "TodoListInteractor.swift", "TodoListRouter.swift",
          "TodoDetailProtocols.swift", "TodoDetailViewController.swift",
          "TodoDetailPresenter.swift", "TodoDetailInteractor.swift", "TodoDetailRouter.swift",
          "TodoStore.swift", "AppDelegate.swift",
        ]
      ),
      publication: .todos003
    ) {
      let app = AppDelegate()
      $0.retain(app)
      app.didFinishLaunching()
      return app.window.rootViewController ?? ViewController()
    }
  }
}

extension Publication {
  /// What is of article 003 here.
  fileprivate static let todos003 = Publication(
    kept: [
      "two modules of View, Presenter, Interactor and Router, and the window with the list in it",
      "one to-do as an object that all layers hold, and one store that all reach by shared",
      "the alerts that ask for the texts, and the alert for an error",
      "the list is read whenever it appears, and after each change of the store",
    ],
    added: [
      "the store behind a protocol, so that what it is told can be seen; shared is one for each "
        + "load, as Swift 6 refuses the article's static property",
      "our own to-dos and words; the rule for titles by the name that it has here, which refuses "
        + "blanks as well; the list shows the start of the content",
      "screens made by their Routers, where the article has a storyboard",
    ],
    defects: [
      .init(
        "The Views are handed the entities.",
        source: "TodoListViewProtocol, showTodos; TodoDetailViewProtocol, showToDo",
        finding: "entity-leak"
      ),
      .init(
        "The Views decide whether a title will do, and say nothing where it will not.",
        source: "both view controllers: the guard in the handler of Confirm",
        finding: "misplaced-rule"
      ),
      .init(
        "The error path is declared, handled and shown, and never begun.",
        source: "TodoListInteractorOutputProtocol, onError; no Interactor calls it",
        finding: "dead-output"
      ),
      .init(
        "An edit changes the object that the list shows; the store and the list are not told.",
        source: "TodoDetailInteractor, editTodo: it sets the properties of the shared object",
        finding: "unsaved-change"
      ),
      .init(
        "The Presenter takes the to-do out of a property of the Interactor, and is not answered.",
        source: "TodoDetailPresenter, viewDidLoad: it reads todoItem",
        finding: "pulled-state"
      ),
      .init(
        "The View makes the entity that is to be kept.",
        source: "TodoListViewController: the handler of Confirm makes a TodoItem",
        finding: "made-entity"
      ),
      .init(
        "The store is a singleton that nobody is handed.",
        source: "TodoStore, shared; the property todoStore of both Interactors",
        finding: "hidden-dependency"
      ),
      .init(
        "Both Presenters know the view kit, and use nothing of it.",
        source: "the import of UIKit in TodoListPresenter and TodoDetailPresenter",
        unseen: "an import is no message"
      ),
      .init(
        "A screen that is no view controller ends the program.",
        source: "both Routers: fatalError where the cast fails",
        unseen: "each View of the module is a view controller"
      ),
    ]
  )
}
