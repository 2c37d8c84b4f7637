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
          .init("TodoControllersTests.swift", lines: 84)
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "sorted-by-title": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "wrong-page": "keeps the old texts when the title is empty",
          "wrong-swipe": "shows a message until something goes well",
          "page-unchanged": "shows what an edited to-do became",
          "list-unchanged": "shows what became of a to-do on its own screen",
          "untitled-edit": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-edit-saved": "keeps nothing of an edit when the to-do is gone",
          "gone-stays-listed": "shows a message until something goes well",
          "message-stays": "shows a message until something goes well",
        ],
        digest: "99c02aad50dc8f17"
      ),
      "mvvm": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("TodoDetailViewModelTests.swift", lines: 59),
          .init("TodoListViewModelTests.swift", lines: 59),
          .init("TodoViewsTests.swift", lines: 39),
        ],
        killers: [
          "uncut-content": "fills the form with the texts of the to-do",
          "sorted-by-title": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "wrong-page": "leads back to the list when its to-do is deleted",
          "wrong-swipe": "removes the row that is swiped",
          "page-unchanged": "shows what an edited to-do became",
          "list-unchanged": "shows what became of a to-do on its own screen",
          "untitled-edit": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-edit-saved": "keeps nothing of an edit when the to-do is gone",
          "gone-stays-listed": "says that the to-do is gone, tells the list, and stays",
          "message-stays": "shows a message until something goes well",
        ],
        digest: "a2ca98351f3e3645"
      ),
      "rpvc": SuiteMeasure(
        doubles: [],
        waits: [
          "TodoListViewControllerTests.swift:30"
        ],
        lines: [
          .init("Published.swift", lines: 8),
          .init("TodoCoordinatorTests.swift", lines: 107),
          .init("TodoListViewControllerTests.swift", lines: 45),
          .init("TodoMappingTests.swift", lines: 29),
          .init("TodoPresentersTests.swift", lines: 52),
          .init("TodoRepositoryTests.swift", lines: 65),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "sorted-by-title": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "wrong-page": "keeps the old texts when the title is empty",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "publishes one to-do, and what it becomes, as long as it is there",
          "list-unchanged": "shows what became of a to-do on its own screen",
          "untitled-edit": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-edit-saved": "keeps nothing of an edit when the to-do is gone",
          "gone-stays-listed": "publishes the list as it is now when a to-do was gone before",
          "message-stays": "says what is wrong with a title, until something goes well",
        ],
        digest: "d9bacb83f484ae28"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "TodoDetailInteractorOutput: TodoDetailOutputSpy",
          "TodoListInteractorInput: TodoListInteractorSpy",
          "TodoListInteractorOutput: TodoListOutputSpy",
          "TodoListPresentation: TodoListPresenterSpy",
          "TodoListView: TodoListViewSpy",
          "TodoListWireframe: TodoListWireframeSpy",
        ],
        waits: [],
        lines: [
          .init("TodoDetailDoubles.swift", lines: 9),
          .init("TodoDetailInteractorTests.swift", lines: 41),
          .init("TodoDetailPresenterTests.swift", lines: 60),
          .init("TodoListDoubles.swift", lines: 51),
          .init("TodoListInteractorTests.swift", lines: 32),
          .init("TodoListPresenterTests.swift", lines: 70),
          .init("TodoListViewTests.swift", lines: 37),
          .init("TodoRoutersTests.swift", lines: 47),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "sorted-by-title": "gets the to-dos in the order of the store",
          "unlisted-addition": "hands on the texts of a new to-do, and shows the list with it",
          "untitled-addition": "refuses a title without anything to read",
          "wrong-page": "opens the to-do of that row, and listens to what becomes of it",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "keeps the new texts, in the store and for itself",
          "list-unchanged": "shows what became of a to-do on its own screen",
          "untitled-edit": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-edit-saved": "keeps nothing of an edit when the to-do is gone",
          "gone-stays-listed": "says that the to-do is gone, tells who opened it, and stays",
          "message-stays": "shows a message until something goes well",
        ],
        digest: "71bcf9d17223bdf1"
      ),
    ]
  )
}
