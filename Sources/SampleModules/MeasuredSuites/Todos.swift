import Stage

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Todos.
  static let todos: [String: SuiteMeasure] = [
    "mvc": SuiteMeasure(
      doubles: [],
      waits: [],
      lines: [
        .init("TodoControllersTests.swift", lines: 65)
      ],
      faults: [
        .init(
          "uncut-content",
          "a row shows the whole content of its to-do",
          scenario: "open",
          killer: "shows titles and excerpts"
        ),
        .init(
          "sorted-by-title",
          "the list stands in the order of its titles, not the oldest first",
          scenario: "open",
          killer: "adds a to-do that has a title"
        ),
        .init(
          "unlisted-addition",
          "a new to-do is kept, and the list does not show it",
          scenario: "add",
          killer: "adds a to-do that has a title"
        ),
        .init(
          "untitled-addition",
          "a new to-do needs no title",
          scenario: "add-empty",
          killer: "adds a to-do that has a title"
        ),
        .init(
          "wrong-page",
          "a tap on any to-do opens the first one",
          scenario: "select",
          killer: "edits the to-do of the row, and shows it in the list"
        ),
        .init(
          "wrong-swipe",
          "whichever to-do is swiped away, the last one goes",
          scenario: "delete",
          killer: "deletes the row that is swiped, and says so when it was gone before"
        ),
        .init(
          "page-unchanged",
          "an edited to-do is kept, and its own screen goes on showing what it was",
          scenario: "edit",
          killer: "edits the to-do of the row, and shows it in the list"
        ),
        .init(
          "list-unchanged",
          "back from an edited to-do, the list shows its old title",
          scenario: "edit-back",
          killer: "edits the to-do of the row, and shows it in the list"
        ),
        .init(
          "untitled-edit",
          "an edited to-do may lose its title",
          scenario: "edit-empty",
          killer: "keeps the texts of a to-do when its new title is empty"
        ),
        .init(
          "page-stays-open",
          "a to-do is deleted on its own screen, which stays",
          scenario: "delete-in-detail",
          killer: "leads back to the list without the to-do that was deleted"
        ),
        .init(
          "gone-edit-saved",
          "a to-do that is gone seems to be edited, and nothing is said",
          scenario: "edit-gone",
          killer: nil
        ),
        .init(
          "gone-stays-listed",
          "a to-do that turns out to be gone stays in the list",
          scenario: "delete-gone",
          killer: "deletes the row that is swiped, and says so when it was gone before"
        ),
        .init(
          "message-stays",
          "the message on the list stays when the next to-do is swiped away",
          scenario: "delete-gone",
          killer: "deletes the row that is swiped, and says so when it was gone before"
        ),
      ],
      digest: "4a65b3b93295686b"
    ),
    "mvvm": SuiteMeasure(
      doubles: [
        "Shown"
      ],
      waits: [],
      lines: [
        .init("Shown.swift", lines: 8),
        .init("TodoDetailViewModelTests.swift", lines: 49),
        .init("TodoListViewModelTests.swift", lines: 53),
        .init("TodoViewsTests.swift", lines: 30),
      ],
      faults: [
        .init(
          "uncut-content",
          "a row shows the whole content of its to-do",
          scenario: "open",
          killer: "fills the form with the texts of the to-do"
        ),
        .init(
          "sorted-by-title",
          "the list stands in the order of its titles, not the oldest first",
          scenario: "open",
          killer: "adds a to-do that has a title"
        ),
        .init(
          "unlisted-addition",
          "a new to-do is kept, and the list does not show it",
          scenario: "add",
          killer: "adds a to-do that has a title"
        ),
        .init(
          "untitled-addition",
          "a new to-do needs no title",
          scenario: "add-empty",
          killer: "refuses a title without anything to read"
        ),
        .init(
          "wrong-page",
          "a tap on any to-do opens the first one",
          scenario: "select",
          killer: "opens the to-do of the row, and goes back when it is deleted"
        ),
        .init(
          "wrong-swipe",
          "whichever to-do is swiped away, the last one goes",
          scenario: "delete",
          killer: "removes the row that is swiped"
        ),
        .init(
          "page-unchanged",
          "an edited to-do is kept, and its own screen goes on showing what it was",
          scenario: "edit",
          killer: "keeps the new texts, shows them, and tells the list"
        ),
        .init(
          "list-unchanged",
          "back from an edited to-do, the list shows its old title",
          scenario: "edit-back",
          killer: "shows what became of a to-do on its own screen"
        ),
        .init(
          "untitled-edit",
          "an edited to-do may lose its title",
          scenario: "edit-empty",
          killer: "keeps the old texts when the title is empty"
        ),
        .init(
          "page-stays-open",
          "a to-do is deleted on its own screen, which stays",
          scenario: "delete-in-detail",
          killer: "opens the to-do of the row, and goes back when it is deleted"
        ),
        .init(
          "gone-edit-saved",
          "a to-do that is gone seems to be edited, and nothing is said",
          scenario: "edit-gone",
          killer: "says that the to-do is gone, tells the list, and stays"
        ),
        .init(
          "gone-stays-listed",
          "a to-do that turns out to be gone stays in the list",
          scenario: "delete-gone",
          killer: "says that the to-do is gone, tells the list, and stays"
        ),
        .init(
          "message-stays",
          "the message on the list stays when the next to-do is swiped away",
          scenario: "delete-gone",
          killer: nil
        ),
      ],
      digest: "11a9d8ad103ab85d"
    ),
    "rpvc": SuiteMeasure(
      doubles: [
        "Published",
        "TodoCoordinatorSpy",
      ],
      waits: [],
      lines: [
        .init("Published.swift", lines: 8),
        .init("TodoCoordinatorTests.swift", lines: 36),
        .init("TodoMappingTests.swift", lines: 28),
        .init("TodoPresentersTests.swift", lines: 77),
        .init("TodoRepositoryTests.swift", lines: 41),
      ],
      faults: [
        .init(
          "uncut-content",
          "a row shows the whole content of its to-do",
          scenario: "open",
          killer: "makes rows of titles and excerpts"
        ),
        .init(
          "sorted-by-title",
          "the list stands in the order of its titles, not the oldest first",
          scenario: "open",
          killer: "is told by both screens where to go"
        ),
        .init(
          "unlisted-addition",
          "a new to-do is kept, and the list does not show it",
          scenario: "add",
          killer: "publishes a state for each change"
        ),
        .init(
          "untitled-addition",
          "a new to-do needs no title",
          scenario: "add-empty",
          killer: "keeps the rows beside what is wrong with a title"
        ),
        .init(
          "wrong-page",
          "a tap on any to-do opens the first one",
          scenario: "select",
          killer: "is told by both screens where to go"
        ),
        .init(
          "wrong-swipe",
          "whichever to-do is swiped away, the last one goes",
          scenario: "delete",
          killer: "publishes a state for each change"
        ),
        .init(
          "page-unchanged",
          "an edited to-do is kept, and its own screen goes on showing what it was",
          scenario: "edit",
          killer: "publishes the to-do that it was given, then what it becomes"
        ),
        .init(
          "list-unchanged",
          "back from an edited to-do, the list shows its old title",
          scenario: "edit-back",
          killer: "publishes the list, then every change"
        ),
        .init(
          "untitled-edit",
          "an edited to-do may lose its title",
          scenario: "edit-empty",
          killer: "keeps the old texts when the title is empty"
        ),
        .init(
          "page-stays-open",
          "a to-do is deleted on its own screen, which stays",
          scenario: "delete-in-detail",
          killer: "closes when it has deleted the to-do"
        ),
        .init(
          "gone-edit-saved",
          "a to-do that is gone seems to be edited, and nothing is said",
          scenario: "edit-gone",
          killer: "publishes the list as it is now when a to-do was gone before"
        ),
        .init(
          "gone-stays-listed",
          "a to-do that turns out to be gone stays in the list",
          scenario: "delete-gone",
          killer: "publishes the list as it is now when a to-do was gone before"
        ),
        .init(
          "message-stays",
          "the message on the list stays when the next to-do is swiped away",
          scenario: "delete-gone",
          killer: nil
        ),
      ],
      digest: "fc5d2d666018eb02"
    ),
    "viper": SuiteMeasure(
      doubles: [
        "TodoDetailInteractorSpy",
        "TodoDetailOutputSpy",
        "TodoDetailSurroundingsSpy",
        "TodoDetailViewSpy",
        "TodoListInteractorSpy",
        "TodoListOutputSpy",
        "TodoListPresenterSpy",
        "TodoListViewSpy",
        "TodoListWireframeSpy",
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
      faults: [
        .init(
          "uncut-content",
          "a row shows the whole content of its to-do",
          scenario: "open",
          killer: "shows titles and excerpts"
        ),
        .init(
          "sorted-by-title",
          "the list stands in the order of its titles, not the oldest first",
          scenario: "open",
          killer: "answers with what the store has"
        ),
        .init(
          "unlisted-addition",
          "a new to-do is kept, and the list does not show it",
          scenario: "add",
          killer: "hands on the texts of a new to-do, and shows the list with it"
        ),
        .init(
          "untitled-addition",
          "a new to-do needs no title",
          scenario: "add-empty",
          killer: "refuses a title without anything to read"
        ),
        .init(
          "wrong-page",
          "a tap on any to-do opens the first one",
          scenario: "select",
          killer: "opens the to-do of that row, and listens to what becomes of it"
        ),
        .init(
          "wrong-swipe",
          "whichever to-do is swiped away, the last one goes",
          scenario: "delete",
          killer: "deletes the to-do of that row, and shows the list without it"
        ),
        .init(
          "page-unchanged",
          "an edited to-do is kept, and its own screen goes on showing what it was",
          scenario: "edit",
          killer: "keeps the new texts, in the store and for itself"
        ),
        .init(
          "list-unchanged",
          "back from an edited to-do, the list shows its old title",
          scenario: "edit-back",
          killer: "shows what became of a to-do on its own screen"
        ),
        .init(
          "untitled-edit",
          "an edited to-do may lose its title",
          scenario: "edit-empty",
          killer: "keeps the old texts when the title is empty"
        ),
        .init(
          "page-stays-open",
          "a to-do is deleted on its own screen, which stays",
          scenario: "delete-in-detail",
          killer: "pushes the to-do that was tapped, and leads back from it"
        ),
        .init(
          "gone-edit-saved",
          "a to-do that is gone seems to be edited, and nothing is said",
          scenario: "edit-gone",
          killer: "says so when the to-do was gone before"
        ),
        .init(
          "gone-stays-listed",
          "a to-do that turns out to be gone stays in the list",
          scenario: "delete-gone",
          killer: "says that the to-do is gone, tells who opened it, and stays"
        ),
        .init(
          "message-stays",
          "the message on the list stays when the next to-do is swiped away",
          scenario: "delete-gone",
          killer: "shows a message until there are rows again"
        ),
      ],
      digest: "3addc448af6a33c2"
    ),
  ]
}
