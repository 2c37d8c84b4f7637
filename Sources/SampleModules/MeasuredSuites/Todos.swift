import ComparisonData

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Todos.
  static let todos = SuiteMeasures(
    faults: [
      .init("uncut-content", "a row shows the whole content of its to-do", scenario: "open"),
      .init(
        "sorted-by-title",
        "the list stands in the order of its titles, not the oldest first",
        scenario: "open"
      ),
      .init(
        "unlisted-addition",
        "a new to-do is kept, and the list does not show it",
        scenario: "add"
      ),
      .init("untitled-addition", "a new to-do needs no title", scenario: "add-empty"),
      .init("wrong-page", "a tap on any to-do opens the first one", scenario: "select"),
      .init("wrong-swipe", "whichever to-do is swiped away, the last one goes", scenario: "delete"),
      .init(
        "page-unchanged",
        "an edited to-do is kept, and its own screen goes on showing what it was",
        scenario: "edit"
      ),
      .init(
        "list-unchanged",
        "back from an edited to-do, the list shows its old title",
        scenario: "edit-back"
      ),
      .init("untitled-edit", "an edited to-do may lose its title", scenario: "edit-empty"),
      .init(
        "page-stays-open",
        "a to-do is deleted on its own screen, which stays",
        scenario: "delete-in-detail"
      ),
      .init(
        "gone-edit-saved",
        "a to-do that is gone seems to be edited, and nothing is said",
        scenario: "edit-gone"
      ),
      .init(
        "gone-stays-listed",
        "a to-do that turns out to be gone stays in the list",
        scenario: "delete-gone"
      ),
      .init(
        "message-stays",
        "the message on the list stays when the next to-do is swiped away",
        scenario: "delete-gone"
      ),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("TodoControllersTests.swift", lines: 65)
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "sorted-by-title": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "adds a to-do that has a title",
          "wrong-page": "edits the to-do of the row, and shows it in the list",
          "wrong-swipe": "deletes the row that is swiped, and says so when it was gone before",
          "page-unchanged": "edits the to-do of the row, and shows it in the list",
          "list-unchanged": "edits the to-do of the row, and shows it in the list",
          "untitled-edit": "keeps the texts of a to-do when its new title is empty",
          "page-stays-open": "leads back to the list without the to-do that was deleted",
          "gone-stays-listed":
            "deletes the row that is swiped, and says so when it was gone before",
          "message-stays": "deletes the row that is swiped, and says so when it was gone before",
        ],
        digest: "5fc837d02e627a31"
      ),
      "mvvm": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("TodoDetailViewModelTests.swift", lines: 53),
          .init("TodoListViewModelTests.swift", lines: 56),
          .init("TodoViewsTests.swift", lines: 30),
        ],
        killers: [
          "uncut-content": "fills the form with the texts of the to-do",
          "sorted-by-title": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "wrong-page": "opens the to-do of the row, and goes back when it is deleted",
          "wrong-swipe": "removes the row that is swiped",
          "page-unchanged": "keeps the new texts, shows them, and tells the list",
          "list-unchanged": "shows what became of a to-do on its own screen",
          "untitled-edit": "keeps the old texts when the title is empty",
          "page-stays-open": "opens the to-do of the row, and goes back when it is deleted",
          "gone-edit-saved": "says that the to-do is gone, tells the list, and stays",
          "gone-stays-listed": "says that the to-do is gone, tells the list, and stays",
        ],
        digest: "712def65f702253d"
      ),
      "rpvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("Published.swift", lines: 8),
          .init("TodoCoordinatorTests.swift", lines: 86),
          .init("TodoMappingTests.swift", lines: 29),
          .init("TodoPresentersTests.swift", lines: 52),
          .init("TodoRepositoryTests.swift", lines: 57),
        ],
        killers: [
          "uncut-content": "makes rows of titles and excerpts",
          "sorted-by-title": "closes the page of a to-do that was deleted",
          "unlisted-addition": "publishes a state for each change",
          "untitled-addition": "refuses a title without anything to read, and publishes nothing",
          "wrong-page": "closes the page of a to-do that was deleted",
          "wrong-swipe": "has to-dos added and removed",
          "page-unchanged": "opens the to-do that was selected, and has it edited",
          "untitled-edit": "refuses a title without anything to read, and publishes nothing",
          "page-stays-open": "closes the page of a to-do that was deleted",
          "gone-edit-saved": "publishes the list as it is now when a to-do was gone before",
          "gone-stays-listed": "publishes the list as it is now when a to-do was gone before",
          "message-stays": "says what is wrong with a title, until something goes well",
        ],
        digest: "3f5795079803750f"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "TodoDetailInteractorInput: TodoDetailInteractorSpy",
          "TodoDetailInteractorOutput: TodoDetailOutputSpy",
          "TodoDetailModuleOutput: TodoDetailSurroundingsSpy",
          "TodoDetailView: TodoDetailViewSpy",
          "TodoDetailWireframe: TodoDetailSurroundingsSpy",
          "TodoListInteractorInput: TodoListInteractorSpy",
          "TodoListInteractorOutput: TodoListOutputSpy",
          "TodoListPresentation: TodoListPresenterSpy",
          "TodoListView: TodoListViewSpy",
          "TodoListWireframe: TodoListWireframeSpy",
        ],
        waits: [],
        lines: [
          .init("TodoDetailDoubles.swift", lines: 27),
          .init("TodoDetailInteractorTests.swift", lines: 35),
          .init("TodoDetailPresenterTests.swift", lines: 46),
          .init("TodoListDoubles.swift", lines: 51),
          .init("TodoListInteractorTests.swift", lines: 32),
          .init("TodoListPresenterTests.swift", lines: 70),
          .init("TodoListViewTests.swift", lines: 37),
          .init("TodoRoutersTests.swift", lines: 39),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "sorted-by-title": "answers with what the store has",
          "unlisted-addition": "hands on the texts of a new to-do, and shows the list with it",
          "untitled-addition": "refuses a title without anything to read",
          "wrong-page": "opens the to-do of that row, and listens to what becomes of it",
          "wrong-swipe": "deletes the to-do of that row, and shows the list without it",
          "page-unchanged": "keeps the new texts, in the store and for itself",
          "list-unchanged": "shows what became of a to-do on its own screen",
          "untitled-edit": "keeps the old texts when the title is empty",
          "page-stays-open": "pushes the to-do that was tapped, and leads back from it",
          "gone-edit-saved": "says so when the to-do was gone before",
          "gone-stays-listed": "says that the to-do is gone, tells who opened it, and stays",
          "message-stays": "shows a message until there are rows again",
        ],
        digest: "72b1d3af8e2b703c"
      ),
    ]
  )
}
