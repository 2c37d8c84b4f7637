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
      ],
      publication: .todos003
    ) {
      let app = AppDelegate()
      $0.retain(app)
      app.didFinishLaunching()
      return app.window?.rootViewController ?? ViewController()
    }
  }
}

extension Publication {
  /// The parts of article 003 that this variant keeps, adds and leaves out.
  fileprivate static let todos003 = Publication(
    kept: [
      "the code of the repository that the article links to, alfianlosari/ios-todo-viper; the article's "
        + "text has no listings",
      "two modules of View, Presenter, Interactor and Router, and the window with the list in it",
      "one to-do as an object that all layers hold, and one store that both Interactors reach by shared",
      "the alerts that ask for the texts, and the alert for an error",
      "the list is read whenever it appears, and after each addition and removal in it",
    ],
    added: [
      "the store behind a protocol, so that what it is told can be seen; shared is one for each "
        + "load, as Swift 6 refuses the article's static property",
      "our own words, and contents of the to-dos; the rule for titles by the name that it has here, "
        + "which refuses blanks as well; the list shows the start of the content",
      "screens made by their Routers, where the article has a storyboard; a table of its own and new "
        + "cells, where it has a UITableViewController",
      "buttons on the screen, where the article has them in the bar; the title of a to-do in the bar, "
        + "where it has a label",
      "the form of all our Todos: its fields have names and no message, and its handler does not hold "
        + "the alert; a method that says that each row may be deleted",
      "a role and doubles where the recorder must see it; classes that are final, names without UI, "
        + "nothing public; a parameter Todo is todo; the outputs in the classes, where the article has "
        + "extensions",
    ],
    leftOut: [
      "the references that the protocols ask for (presenter, view, interactor, router) and by which the "
        + "Routers wire; their static requirements; that todoItem can be set through its protocol",
      "UIResponder, UIApplicationDelegate, @UIApplicationMain, the launch options and the true that is "
        + "returned; the window's size and makeKeyAndVisible; the empty footer of "
        + "the table; the sender of the three actions",
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
        "A screen that is no view controller ends the program; one without a stack leads nowhere.",
        source:
          "both Routers: fatalError where the cast fails; the chain behind navigationController",
        unseen: "each View of the module is a view controller"
      ),
      .init(
        "The Detail tells the list nothing; the list sees a change because it is read whenever it appears.",
        source:
          "TodoListViewController, viewWillAppear; navigateBackToListViewController brings nothing back",
        unseen: "to read again is no wrong message"
      ),
      .init(
        "The shared store is not safe across threads, and Swift 6 refuses it.",
        source: "TodoStore, shared",
        unseen: "the compiler says it; here shared is one for each load"
      ),
      .init(
        "The Presenter's protocol hands out its View, Interactor and Router, so that a View can go past it.",
        source:
          "TodoListPresenterProtocol and TodoDetailPresenterProtocol: three properties to get and set",
        unseen: "they are left out here, and nobody goes that way"
      ),
      .init(
        "viewWillAppear does not call its superclass.",
        source: "TodoListViewController, viewWillAppear",
        unseen: "the superclass does nothing here"
      ),
      .init(
        "A removal that finds nothing is answered like any other.",
        source: "TodoStore, removeTodo; both Interactors, deleteTodo",
        unseen: "the answer has the same words"
      ),
      .init(
        "The handler of Confirm holds the alert that holds the handler.",
        source: "both view controllers: alertController in the handler",
        unseen: "the form that stands in for the alert is held by no handler"
      ),
      .init(
        "Where the Interactor has no to-do, showing, editing and deleting end without a word.",
        source: "TodoDetailInteractor, both guards; TodoDetailPresenter, viewDidLoad",
        unseen: "the Router always sets one"
      ),
    ]
  )
}
