import ComparisonData
import Stage

extension Variant {
  /// Todos as article 001 (the basics) published them: a read-only list.
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
      publication: .todos001
    ) { _ in
      ToDoRouter.createModule()
    }
  }
}

extension Publication {
  /// The parts of article 001 that this variant keeps, adds and leaves out.
  fileprivate static let todos001 = Publication(
    kept: [
      "five protocols, which this article calls View, Presentation, Input, Output and Wireframe",
      "a list of two to-dos, which the Interactor has in its own code",
      "weak references back, from the Presenter to the View and from the Interactor to its output",
      "a Router that makes the module, is held by the Presenter, and is asked for nothing",
    ],
    added: [
      "a table on the screen, and a title over it",
      "a role, doubles, and any, where the recorder must see it; none for the Wireframe, whose one "
        + "requirement is static; classes that are final, names without UI; "
        + "@Unseen on the Router, which no object calls",
    ],
    leftOut: [],
    defects: [
      .init(
        "The View is handed what the Interactor has.",
        source: "ToDoView, showToDoItems: its parameter is the entity",
        finding: "entity-leak"
      ),
      .init(
        "The Presenter holds a Router that can do nothing but make another module.",
        source: "ToDoWireframe: its one requirement is static; ToDoPresenter: the property router",
        finding: "unused-reference"
      ),
      .init(
        "There is no way for an error of the data to come to the View.",
        source: "ToDoInteractorOutput: its one method brings to-dos",
        unseen: "a rule sees only messages that some protocol has, and nothing there can fail"
      ),
      .init(
        "There is no way for a tap to come to the Presenter.",
        source: "ToDoPresentation: its one method is viewDidLoad",
        unseen: "a rule sees only messages that some protocol has"
      ),
      .init(
        "The View draws nothing: it keeps the to-dos, and a comment stands for the rest.",
        source: "ToDoViewController, showToDoItems",
        unseen: "a table was added"
      ),
    ]
  )
}
